/** Holds back animation frames, as on a machine that is too busy to draw, until the test draws them. */
import type { Page } from '@playwright/test';

type Drawn = Window & { drawHeldFrames?: () => void };

/** @returns a function that draws the held frames and stops holding any. */
export async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const drawn: Drawn = window;
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    const held = new Map<number, FrameRequestCallback>();
    let last = 0;
    window.requestAnimationFrame = (work) => {
      last += 1;
      held.set(last, work);
      return last;
    };
    window.cancelAnimationFrame = (frame) => void held.delete(frame);
    drawn.drawHeldFrames = () => {
      Object.assign(window, { requestAnimationFrame, cancelAnimationFrame });
      for (const work of held.values()) work(performance.now());
    };
  });
  return () =>
    page.evaluate(() => {
      const drawn: Drawn = window;
      drawn.drawHeldFrames?.();
    });
}
