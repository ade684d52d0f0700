/** What a page counts of its machines, from someone at the form to the sums on the server. */
import type { Page } from '@playwright/test';
import { loginMessages } from '#domains/auth/messages.ts';
import type { FlowNumbers, FlowNumbersEnvelope } from '#generated/types.gen.ts';
import { addressOf, test as base, expect, HOMES, logIn, submitLogin } from './support/community-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { type RecordingProxy, startRecordingProxy } from './support/recording-proxy.ts';

const test = base.extend<{ recorder: RecordingProxy }>({
  recorder: async ({ server, page }, use) => {
    const recorder = await startRecordingProxy(server.origin);
    await use(recorder);
    // A page that is still open would complain about what it asks for.
    await page.goto('about:blank');
    await recorder.stop();
  },
});

// A server of its own: how much an address adds to a day is limited.
test.use({ serverEnv: { ERASE_AFTER_DAYS: '61' } });

const TODAY = { from: new Date().toISOString().slice(0, 10), machine: 'login' };

async function readNumbers(admin: Page): Promise<FlowNumbers> {
  const token = await admin.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await admin.request.get(`/api/flow-numbers?${new URLSearchParams(TODAY)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data }: FlowNumbersEnvelope = await answer.json();
  return data;
}

async function logInWronglyThenRightly(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/auth/login`);
  await untilIdle(page);
  await submitLogin(page, addressOf('judge'), 'not-the-password-at-all');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(loginMessages.passwordWrong);
  await submitLogin(page, addressOf('judge'));
  await page.waitForURL(`**${HOMES.judge}`);
}

/** Resolves once another page is idle: one that sends anything when it's left has done so. */
async function leaveForAnother(page: Page, origin: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${origin}/auth/login`);
  await untilIdle(page);
}

test('a page sends what people did with the form once, as sums without them', async ({
  page,
  newVisitor,
  recorder: { origin, beacons },
  browserErrors,
}) => {
  test.slow();
  browserErrors.expect(/status of (401|422)/);
  const admin = await (await newVisitor()).newPage();
  await logIn(admin, 'admin');
  const sent = { from: 'editing', event: 'form.submitted', to: 'submitting' };
  const done = { from: 'submitting', event: 'xstate.done.actor.logIn', to: 'loggedIn' };
  const countsOf = async () => {
    const { transitions } = await readNumbers(admin);
    return [sent, done].map(({ event }) => transitions.find((taken) => taken.event === event)?.count ?? 0);
  };
  // Of others: under five isn't shown.
  const transitions = [sent, done].map((taken) => ({ machine: 'login', ...taken, count: 5 }));
  const data = { device: 'phone', transitions, durations: [] };
  expect((await page.request.post('/api/flow-counts', { data })).status()).toBe(200);
  const [sentBefore = 0, doneBefore = 0] = await countsOf();

  await logInWronglyThenRightly(page, origin);
  expect(beacons).toEqual([]);
  await leaveForAnother(page, origin);
  await expect.poll(() => beacons.length).toBe(1);
  expect(beacons.join()).toContain('xstate.error.actor.logIn');
  expect(beacons.join()).not.toMatch(/judge|password|@/);
  await expect.poll(countsOf).toEqual([sentBefore + 2, doneBefore + 1]);
  expect(beacons).toHaveLength(1);
});

test('a page sends nothing for someone who asked not to be tracked', async ({
  page,
  recorder: { origin, beacons },
  browserErrors,
}) => {
  browserErrors.expect(/status of (401|422)/);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await logInWronglyThenRightly(page, origin);
  await leaveForAnother(page, origin);
  expect(beacons).toEqual([]);
});
