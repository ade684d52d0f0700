/** What a page counts of its machines, from someone at the form to the sums on the server. */
import type { Page } from '@playwright/test';
import { loginMessages } from '#domains/auth/messages.ts';
import type { FlowNumbers, FlowNumbersEnvelope } from '#generated/types.gen.ts';
import { addressOf, expect, HOMES, logIn, submitLogin, test } from './support/community-test.ts';
import { untilIdle } from './support/page-idle.ts';

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

function watchBeacons(page: Page): string[] {
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/flow-counts')) beacons.push(request.postData() ?? '');
  });
  return beacons;
}

async function logInWronglyThenRightly(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await untilIdle(page);
  await submitLogin(page, addressOf('judge'), 'not-the-password-at-all');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(loginMessages.passwordWrong);
  await submitLogin(page, addressOf('judge'));
  await page.waitForURL(`**${HOMES.judge}`);
}

test('a page sends what people did with the form once, as sums without them', async ({
  page,
  newVisitor,
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

  const beacons = watchBeacons(page);
  await logInWronglyThenRightly(page);
  expect(beacons).toEqual([]);
  await page.goto('about:blank');
  await expect.poll(() => beacons.length).toBe(1);
  expect(beacons.join()).toContain('xstate.error.actor.logIn');
  expect(beacons.join()).not.toMatch(/judge|password|@/);
  await expect.poll(countsOf).toEqual([sentBefore + 2, doneBefore + 1]);
});

test('a page sends nothing for someone who asked not to be tracked', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of (401|422)/);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const beacons = watchBeacons(page);
  await logInWronglyThenRightly(page);
  await page.goto('about:blank');
  // A page that is allowed to has sent its own by then.
  await page.goto('/auth/login');
  await untilIdle(page);
  expect(beacons).toEqual([]);
});
