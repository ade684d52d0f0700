/** Holds back responses: the request has reached the server, but the page hasn't received the response. */
import { expect, type Page } from '@playwright/test';

export interface HeldAnswers {
  /** Resolves when the server has responded. */
  untilAnswered(): Promise<void>;
  release(): Promise<void>;
}

/** @param pattern in DevTools syntax: `*` is a wildcard. */
export async function holdAnswers(page: Page, pattern: string): Promise<HeldAnswers> {
  const session = await page.context().newCDPSession(page);
  let held: string[] = [];
  session.on('Fetch.requestPaused', ({ requestId, responseErrorReason }) => {
    // A failed connection has no response to hold.
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

/** Ignores the error for a request that the page has aborted meanwhile, and which can't be continued. */
function expectGone(error: unknown): void {
  if (!String(error).includes('Invalid InterceptionId')) throw error;
}
