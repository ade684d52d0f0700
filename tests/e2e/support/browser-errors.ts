/** A browser's errors: console errors and warnings, uncaught errors, failed requests. */
import type { BrowserContext } from '@playwright/test';

export interface BrowserErrors {
  watch(context: BrowserContext): void;
  /** Announces errors that belong to the test, such as the browser's message about a 401. */
  expect(pattern: RegExp): void;
  unexpected(): string[];
}

/** A request that the page aborted, as on navigation, isn't a failure. */
const ABORTED = 'net::ERR_ABORTED';

export function watchBrowserErrors(): BrowserErrors {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  return {
    watch: (context) => {
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        errors.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(`uncaught: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'failed';
        if (reason !== ABORTED) errors.push(`request: ${reason} (${request.url()})`);
      });
    },
    expect: (pattern) => expected.push(pattern),
    unexpected: () => errors.filter((message) => !expected.some((pattern) => pattern.test(message))),
  };
}
