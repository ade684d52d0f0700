/** Prevents the sign-up prompt, which opens after eight seconds and would get in the way of slow tests. */
import type { BrowserContext, Page } from '@playwright/test';
import { SIGN_UP_PROMPT_DELAY_MS } from '#domains/auth/flows/sign-up-prompt.ts';

const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export async function suppressPrompt(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ delay, never }) => {
      const start = window.setTimeout.bind(window);
      const setTimeout = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
        start(work, ms === delay && !('letsPromptCome' in window) ? never : ms, ...rest);
      Object.assign(window, { setTimeout });
    },
    { delay: SIGN_UP_PROMPT_DELAY_MS, never: MAX_TIMEOUT_MS },
  );
}

/** Allows the prompt in the documents that the page opens from now on. */
export async function allowPrompt(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { letsPromptCome: true }));
}
