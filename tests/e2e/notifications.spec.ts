import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Page } from '@playwright/test';
import type { AccountList, NotificationChoices } from '#generated/types.gen.ts';
import { dataOf } from '../support/impacts.ts';
import { createMailbox } from '../support/mailbox.ts';
import { expectAccessible } from './support/accessibility.ts';
import { addressOf } from './support/casts.ts';
import { expect, test } from './support/council-test.ts';
import { expectFits } from './support/fitting.ts';
import { untilIdle, untilRendered } from './support/page-idle.ts';
import { callAs, logInAs } from './support/people.ts';
import { openByLink } from './support/walking.ts';

// A server of its own: other tests' notifications would change the bell's count.
test.use({ serverEnv: { LOG_LEVEL: 'error' } });

const bell = (page: Page, unread: number) =>
  page.getByLabel(unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, { exact: true }).first();

/** The page retries the stream with increasing delays, then polls every half minute: this lets the time pass. */
const untilTold = (page: Page, unread: number) =>
  expect(async () => {
    await page.clock.runFor(10_000);
    await expect(bell(page, unread)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 45_000 });

/** An admin gives points, which notifies the person. A login of the person would notify them as well. */
async function give(origin: string, person: string, reason: string): Promise<void> {
  const admin = await callAs(origin, 'admin');
  const address = addressOf(person);
  const { data } = dataOf(await admin.get<AccountList>(`/users/allusers/?search=${encodeURIComponent(address)}`));
  const id = data.find(({ email }) => email === address)?.id;
  const { status } = await admin.post(`/users/pointsAdded/${id}`, { points: 5, reason });
  expect(status).toBe(200);
}

test('the bell counts new notifications live, in the list, the title and every tab', async ({
  page,
  server,
  context,
}) => {
  await logInAs(page, 'member', 'Member', '/dashboard/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await expect(bell(page, 0)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await give(server.origin, 'member', 'For the boat');
  await expect(bell(page, 1)).toBeVisible();
  await expect(bell(other, 1)).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'You earned 5 points' }).or(page.getByText('You earned 5 points')),
  ).not.toHaveCount(0);
  await expect(page.getByText('For the boat')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await give(server.origin, 'member', 'For the nets');
  await expect(bell(other, 2)).toBeVisible();

  await bell(other, 2).click();
  const latest = other.getByRole('region', { name: 'Latest notifications' });
  await expect(latest.getByRole('button', { name: /^Mark as read/ })).toHaveCount(2);
  await expectAccessible(other);
  await latest
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .click();
  await expect(bell(page, 1)).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(latest).toBeHidden();
  await expect(bell(other, 1)).toBeFocused();

  await other.close();
  await give(server.origin, 'member', 'For the tide');
  await expect(bell(page, 2)).toBeVisible();
  await page.getByRole('link', { name: 'Unread (2)' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page, 0)).toBeVisible();
  await expect(page.getByText('You’re all caught up')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Notifications/);
});

test('opening a notification marks it as read and follows its link; on a phone the bell leads to the list', async ({
  page,
  openOne,
  caller,
  word,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const council = await openOne({}, []);
  const asking = await caller('otherMember');
  // The council that the notification is about has been read before, so its data is cached.
  await logInAs(page, 'owner', 'Member', `/councils/${council.id}`);
  const requests = page.getByRole('link', { name: /^Requests/ });
  await expect(requests).toBeVisible();
  await asking.post('/council/member/request', { councilId: council.id });
  await page.getByRole('link', { name: /^Notifications, \d+\+? unread$/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/notifications$/);
  const told = page.getByRole('link', { name: new RegExp(`asked to join your council.*${word}`) });
  await expect(told).toBeVisible();
  await expectFits(page);
  const marked = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/general/notification/'),
  );
  await told.click();
  await expect(page).toHaveURL(new RegExp(`/councils/${council.id}/.*part=requests$`));
  expect((await marked).ok()).toBe(true);
  await expect(requests).toContainText('1');
  await page.goto('/dashboard/notifications?show=unread');
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await untilIdle(page);
  await expect(told).toHaveCount(0);
});

test('the bell keeps counting after the server restarts', async ({ browser, server }) => {
  test.setTimeout(240_000);
  const { origin } = server;
  const told = await callAs(origin, 'owner');
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await logInAs(page, 'owner', 'Member', '/dashboard');
    dataOf(await told.put('/general/notification/update/all'));
    await expect(bell(page, 0)).toBeVisible();
    await give(origin, 'owner', 'Before');
    await expect(bell(page, 1)).toBeVisible();
    await server.whileStopped(async () => undefined);
    await give(origin, 'owner', 'After');
    await untilTold(page, 2);
    await openByLink(page, '/dashboard/notifications');
    await expect(page.getByText('Before')).toHaveCount(1);
    await expect(page.getByText('After')).toHaveCount(1);
  } finally {
    await context.close();
  }
});

test('behind a proxy that cuts every stream the page polls instead', async ({ browser, server }) => {
  const proxy = await cutLines(Number(new URL(server.origin).port));
  const context = await browser.newContext({ baseURL: proxy.origin });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await logInAs(page, 'partner', 'Partner', '/partner');
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return proxy.cut();
      })
      .toBeGreaterThanOrEqual(3);
    await give(server.origin, 'partner', 'For the harbour');
    await untilTold(page, 1);
  } finally {
    await context.close();
    proxy.close();
  }
});

test('emails follow the notification settings, and their link unsubscribes', async ({ page, server }) => {
  await logInAs(page, 'otherMember', 'Member', '/dashboard/settings/notifications');
  const points = page.getByLabel('An admin adjusted your points');
  await expect(points).toHaveValue('in_app');
  await expectAccessible(page);

  const likes = page.getByLabel('Someone liked your impact');
  const calls = '**/api/general/notification/choices';
  const answers: (() => Promise<void>)[] = [];
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    answers.push(() => route.fulfill({ response }));
  });
  await points.selectOption({ label: 'In the app and by email' });
  await likes.selectOption({ label: 'Off' });
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  // The first response only contains the first choice.
  await answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  await untilRendered(page);
  await expect(likes).toHaveValue('none');
  await answers[1]?.();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await expect(likes).toHaveValue('none');
  await expect(points).toHaveValue('mail');
  await page.unroute(calls);

  await give(server.origin, 'otherMember', 'For the lighthouse');
  const link = await createMailbox(server.origin).linkTo('othermember@example.org', /\/unsubscribe\//);

  await page.goto(link);
  const stop = page.getByRole('button', { name: 'Unsubscribe' });
  await expect(stop).toBeVisible();
  await expect(page.getByText('You get “An admin adjusted your points” emails.')).toBeVisible();
  await expectAccessible(page);
  await stop.click();
  await expect(page.getByText('You no longer get')).toBeVisible();
  const wayNow = async () => {
    const { body } = await (await callAs(server.origin, 'otherMember')).get<NotificationChoices>(
      '/general/notification/choices',
    );
    return body.data.choices.find(({ kind }) => kind === 'points_added')?.way;
  };
  await expect.poll(wayNow).toBe('in_app');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stop).toBeVisible();
  await expect.poll(wayNow).toBe('mail');
});

/** A proxy that cuts connections that request the stream, and forwards all others. */
async function cutLines(port: number) {
  let cut = 0;
  const proxy = createServer((page) => {
    const behind = connect(port, '127.0.0.1');
    const end = () => {
      page.destroy();
      behind.destroy();
    };
    page.on('data', (chunk) => {
      if (chunk.toString('latin1').includes('/notification/stream')) {
        cut += 1;
        end();
      } else behind.write(chunk);
    });
    behind.pipe(page);
    for (const socket of [page, behind]) socket.on('error', end).on('close', end);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return { origin: `http://127.0.0.1:${address.port}`, cut: () => cut, close: () => proxy.close() };
}
