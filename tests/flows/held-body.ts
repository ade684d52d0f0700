/** Holds back the end of a download, so that its progress can be checked. */
import type { Page } from '@playwright/test';

export interface HeldBody {
  /** Lets the download end. */
  release(): Promise<void>;
}

const RELEASED = 'the body ends';

/** Applies to every page loaded from now on. @param path that of the call. */
export async function holdBody(page: Page, path: string): Promise<HeldBody> {
  await page.addInitScript(hold, { path, name: RELEASED });
  const release = async () => {
    await page.evaluate((name) => dispatchEvent(new Event(name)), RELEASED);
  };
  return { release };
}

/** Runs in the page. */
function hold({ path, name }: { path: string; name: string }): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init);
    if (new URL(response.url).pathname !== path || response.body === null) return response;
    const released = new Promise((resolve) => addEventListener(name, resolve, { once: true }));
    let hasBegun = false;
    const holding = new TransformStream<Uint8Array, Uint8Array>({
      async transform(chunk, controller) {
        const middle = hasBegun ? 0 : Math.ceil(chunk.length / 2);
        if (!hasBegun) controller.enqueue(chunk.slice(0, middle));
        hasBegun = true;
        await released;
        controller.enqueue(chunk.slice(middle));
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(holding), { status, statusText, headers });
  };
}
