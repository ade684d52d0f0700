/** A browser's complaints: console errors and warnings, uncaught errors, failed requests. */
import type { BrowserContext } from '@playwright/test';

export interface Complaints {
  watch(context: BrowserContext): void;
  /** Announces complaints that belong to the test, such as the browser's message about a 401. */
  expect(pattern: RegExp): void;
  unexpected(): string[];
}

/** A request that the page aborted, as on navigation, isn't a failure. */
const ABORTED = 'net::ERR_ABORTED';

export function watchComplaints(): Complaints {
  const heard: string[] = [];
  const announced: RegExp[] = [];
  return {
    watch: (context) => {
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'failed';
        if (reason !== ABORTED) heard.push(`request: ${reason} (${request.url()})`);
      });
    },
    expect: (pattern) => announced.push(pattern),
    unexpected: () => heard.filter((complaint) => !announced.some((pattern) => pattern.test(complaint))),
  };
}
