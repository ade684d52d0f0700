/**
 * The `test` of every browser test: a real server for each worker, an address of its own for each test so that limits
 * do not mix, and a failure for whatever the page reports that the test did not announce.
 */
import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { createMailbox, type Mailbox } from '../../support/mailbox.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { type Complaints, watchComplaints } from './complaints.ts';
import { watchTraffic } from './quiet.ts';

export { expect };

interface TestFixtures {
  /** What the browser may complain about in this test. */
  complaints: Complaints;
  /** A second browser of another person, watched like the first. */
  newVisitor: () => Promise<BrowserContext>;
  mailbox: Mailbox;
}

interface WorkerFixtures {
  /** Variables for the worker's server beyond its defaults; set with `test.use`. */
  serverEnv: Record<string, string>;
  server: ServerProcess;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await startServerProcess({ env: { LOG_LEVEL: 'warn', ...serverEnv } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
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

/** From the block that is set aside for tests. */
function someAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
