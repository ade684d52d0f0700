/**
 * The `test` of every browser test: a real server for each worker, a clock that shows the day of the
 * tests everywhere, an address of its own for each test so that limits
 * do not mix, and a failure for whatever the page reports that the test did not announce.
 */
import { randomInt } from 'node:crypto';
import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import { clockShift, shiftClock } from '../../support/clock.ts';
import { createMailbox, type Mailbox } from '../../support/mailbox.ts';
import type { Contents } from './casts.ts';
import { type Complaints, watchComplaints } from './complaints.ts';
import { watchTraffic } from './quiet.ts';
import { createServers, type KeptServer, type Servers, type Wanted } from './servers.ts';

export { expect };

interface TestFixtures {
  /** Variables for the test's server beyond its defaults; set with `test.use`. */
  serverEnv: Record<string, string>;
  /** The server that the test is for, when it isn't the worker's usual one. */
  wanted: Wanted;
  server: KeptServer;
  /** What the browser may complain about in this test. */
  complaints: Complaints;
  /** A second browser of another person, watched like the first. */
  newVisitor: () => Promise<BrowserContext>;
  mailbox: Mailbox;
}

interface WorkerFixtures {
  /** What the worker's usual server begins with. Tests that ask for the same run one after the other. */
  contents: Contents;
  servers: Servers;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  contents: ['nobody', { option: true, scope: 'worker' }],
  servers: [
    async ({ contents }, use) => {
      const servers = createServers(contents);
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  serverEnv: [{}, { option: true }],
  wanted: async ({ contents, serverEnv }, use) => use({ contents, env: serverEnv }),
  server: [async ({ servers, wanted }, use) => use(await servers.of(wanted)), { scope: 'test', timeout: 240_000 }],
  browser: [
    async ({ browser }, use) => {
      livesOnTheDay(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  extraHTTPHeaders: async ({ browserName: _browser }, use) => use({ 'X-Forwarded-For': someAddress() }),
  complaints: [
    async ({ context }, use) => {
      const complaints = watchComplaints();
      complaints.watch(context);
      watchTraffic(context);
      await use(complaints);
      expect(complaints.unexpected(), 'nothing unexpected in the console or among the requests').toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, baseURL, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        extraHTTPHeaders: { 'X-Forwarded-For': someAddress() },
      });
      complaints.watch(context);
      watchTraffic(context);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  mailbox: async ({ server }, use) => use(createMailbox(server.origin)),
});

/** Every page of it has the clock of the servers and of this process. */
function livesOnTheDay(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open({ reducedMotion: 'reduce', ...options });
    await context.addInitScript(shiftClock, clockShift());
    return context;
  };
}

/** From the block that is set aside for tests. */
function someAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
