/** The sign-up prompt opens after eight seconds, which a slow test takes: no page shows it but those that ask for it. */
import type { BrowserContext, Page } from '@playwright/test';
import { SIGN_UP_PROMPT_DELAY_MS } from '#domains/auth/flows/sign-up-prompt.ts';

const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

export async function keepPromptAway(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ delay, never }) => {
      const start = window.setTimeout.bind(window);
      const setTimeout = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
        start(work, ms === delay && !('letsPromptCome' in window) ? never : ms, ...rest);
      Object.assign(window, { setTimeout });
    },
    { delay: SIGN_UP_PROMPT_DELAY_MS, never: LONGEST_TIMEOUT_MS },
  );
}

/** In the page's next documents. */
export async function letPromptCome(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { letsPromptCome: true }));
}
