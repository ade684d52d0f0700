/** Keeps the answers to a call on the line: what was asked has come to the server, and the page has not heard of it. */
import { expect, type Page } from '@playwright/test';

export interface HeldAnswers {
  /** Ends when the server has answered. */
  untilAnswered(): Promise<void>;
  release(): Promise<void>;
}

/** @param pattern as the browser's own debugger has them: `*` stands for anything. */
export async function holdAnswers(page: Page, pattern: string): Promise<HeldAnswers> {
  const session = await page.context().newCDPSession(page);
  let held: string[] = [];
  session.on('Fetch.requestPaused', ({ requestId, responseErrorReason }) => {
    // Of a line that broke there is no answer to hold.
    if (responseErrorReason) session.send('Fetch.continueRequest', { requestId }).catch(expectGone);
    else held.push(requestId);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: pattern, requestStage: 'Response' }] });
  const untilAnswered = () => expect.poll(() => held.length, 'an answer is held').toBeGreaterThan(0);
  return {
    untilAnswered,
    release: async () => {
      await untilAnswered();
      const requests = held;
      held = [];
      for (const requestId of requests) await session.send('Fetch.continueRequest', { requestId });
    },
  };
}

/** What the page has given up meanwhile can't be let on any more. */
function expectGone(error: unknown): void {
  if (!String(error).includes('Invalid InterceptionId')) throw error;
}
