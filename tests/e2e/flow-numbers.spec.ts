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
  browserErrors.expect(/status of (401|422)/);
  const admin = await (await newVisitor()).newPage();
  await logIn(admin, 'admin');
  const beacons = watchBeacons(page);
  // Under five isn't shown.
  for (let count = 1; count <= 5; count += 1) {
    await logInWronglyThenRightly(page);
    expect(beacons).toHaveLength(count - 1);
    await page.goto('about:blank');
    await expect.poll(() => beacons.length).toBe(count);
    await page.context().clearCookies();
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
  }
  expect(beacons.join()).not.toMatch(/judge|password|@/);
  const { transitions } = await readNumbers(admin);
  const taken = { from: 'submitting', outcome: null };
  expect(transitions).toContainEqual({
    from: 'editing',
    event: 'form.submitted',
    to: 'submitting',
    outcome: null,
    count: 10,
  });
  expect(transitions).toContainEqual({ ...taken, event: 'xstate.done.actor.logIn', to: 'loggedIn', count: 5 });
  expect(transitions.filter(({ event }) => event === 'xstate.error.actor.logIn')).toMatchObject([
    { from: 'submitting', to: 'editing', count: 5 },
  ]);
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
