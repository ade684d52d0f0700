/**
 * The `test` of every browser test: a real server that a worker's tests share, the tests' day on every clock, an IP
 * address per test so that rate limits don't interfere, and a failure for any complaint of the page that the test
 * didn't announce.
 */
import { randomInt } from 'node:crypto';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { clockShift, shiftClock } from '../../support/clock.ts';
import { createMailbox, type Mailbox } from '../../support/mailbox.ts';
import { type BrowserErrors, watchBrowserErrors } from './browser-errors.ts';
import type { Contents } from './casts.ts';
import { type ProviderFixture, provideIdentity } from './external-sign-in.ts';
import { watchTraffic } from './page-idle.ts';
import { createPagePool, DEFAULT_VIEWPORT, type PagePool, type PooledPage } from './page-pool.ts';
import { lastInput, watchInput } from './received-input.ts';
import { createServers, type RunningServer, type ServerOptions, type Servers } from './servers.ts';
import { suppressPrompt } from './suppress-prompt.ts';
import { throttle } from './throttling.ts';

export { expect };

/** Another person's browser context, with a single page. */
export interface Visitor {
  newPage(): Promise<Page>;
}

interface TestFixtures {
  /** The initial data of the test's server. */
  contents: Contents;
  /** Variables for the test's server beyond its defaults; set with `test.use`. */
  serverEnv: Record<string, string>;
  /** Describes the test's server, which is shared with tests that want the same. */
  serverOptions: ServerOptions;
  server: RunningServer;
  /** What the browser may complain about in this test. */
  browserErrors: BrowserErrors;
  /** Another person's browser, watched like the first. */
  newVisitor: () => Promise<Visitor>;
  mailbox: Mailbox;
}

interface WorkerFixtures extends ProviderFixture {
  servers: Servers;
  pagePool: PagePool;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Not a worker fixture: for each value of those, Playwright starts another worker and browser.
  contents: ['people', { option: true }],
  servers: [
    async ({ browserName: _browser }, use) => {
      const servers = createServers();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  serverEnv: [{}, { option: true }],
  serverOptions: async ({ contents, serverEnv }, use) => use({ contents, env: serverEnv }),
  server: [
    async ({ servers, serverOptions }, use, testInfo) => {
      const server = await servers.of(serverOptions);
      await use(server);
      if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('server log', { body: server.log() });
    },
    { scope: 'test', timeout: 240_000 },
  ],
  browser: [
    async ({ browser }, use) => {
      usesTestClock(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  pagePool: [
    async ({ browser }, use) => {
      const pagePool = createPagePool(browser);
      await use(pagePool);
      await pagePool.close();
    },
    { scope: 'worker' },
  ],
  // Here rather than in the files that use it, since a file with worker fixtures of its own would need another worker.
  provider: [({ browserName: _browser }, use) => provideIdentity(use), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.origin),
  context: async ({ browser, pagePool, server, extraHTTPHeaders, viewport, hasTouch, timezoneId }, use, testInfo) => {
    const isElsewhere = timezoneId !== testInfo.project.use.timezoneId;
    if (hasTouch || isElsewhere || viewport?.width !== DEFAULT_VIEWPORT.width) {
      const context = await browser.newContext({ baseURL: server.origin, extraHTTPHeaders, viewport, hasTouch });
      await use(context);
      return context.close();
    }
    const kept = await pagePool.acquire(server.origin, extraHTTPHeaders ?? {});
    await use(kept.context);
    await pagePool.release(kept, testInfo.status === testInfo.expectedStatus);
  },
  page: async ({ context }, use, testInfo) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('input received', { body: lastInput(page) });
  },
  extraHTTPHeaders: async ({ browserName: _browser }, use) => use({ 'X-Forwarded-For': uniqueAddress() }),
  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = watchBrowserErrors();
      browserErrors.watch(context);
      watchTraffic(context);
      await use(browserErrors);
      expect(browserErrors.unexpected(), 'nothing unexpected in the console or among the requests').toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ pagePool, server, browserErrors }, use, testInfo) => {
    const all: PooledPage[] = [];
    await use(async () => {
      const kept = await pagePool.acquire(server.origin, { 'X-Forwarded-For': uniqueAddress() });
      browserErrors.watch(kept.context);
      watchTraffic(kept.context);
      all.push(kept);
      return { newPage: async () => kept.page };
    });
    for (const kept of all) await pagePool.release(kept, testInfo.status === testInfo.expectedStatus);
  },
  mailbox: async ({ server }, use) => use(createMailbox(server.origin)),
});

/**
 * Gives every page of the browser the clock of the servers and this process, and the slowness of `SLOW` and `LATE`, and
 * watches what it receives.
 */
function usesTestClock(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open({ reducedMotion: 'reduce', ...options });
    await context.addInitScript(shiftClock, clockShift());
    await suppressPrompt(context);
    // Without JavaScript a page can't report what it receives.
    if (options?.javaScriptEnabled !== false) await watchInput(context);
    throttle(context);
    return context;
  };
}

/** An address from the block reserved for tests, 198.18.0.0/15. */
function uniqueAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
