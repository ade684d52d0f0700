/** An impact that is submitted without a connection, until it's on the server. */
import type { Page } from '@playwright/test';
import type { Impact, ImpactList } from '#generated/types.gen.ts';
import type { Client } from '../support/client.ts';
import { dataOf } from '../support/impacts.ts';
import { dayFromNow } from '../support/opportunities.ts';
import { drawNoise } from '../support/uploads.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { readStored, untilKept } from './support/kept.ts';
import { untilIdle } from './support/page-idle.ts';
import { expect, logIn, test } from './support/review-test.ts';
import { hasMedia } from './support/uploading.ts';

const QUICK = '/dashboard/impacts/new?step=quick';
const MINE = '/dashboard/impacts';

test.use({ serverEnv: { SERVICE_WORKER: 'on' } });

test.beforeEach(({ browserErrors }) => {
  browserErrors.expect(/ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_RESET)|status of 4(03|09|22)/);
});

const send = (page: Page) => page.getByRole('button', { name: 'Submit for review' });
const outbox = (page: Page) => page.getByRole('region', { name: 'Not sent yet' });
const rowOf = (page: Page, title: string) => outbox(page).getByRole('listitem').filter({ hasText: title });

async function fill(page: Page, title: string): Promise<void> {
  await page.getByLabel('What did you do?').fill('We planted trees by the shore.');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Kind of activity').selectOption({ label: 'Planting' });
  await page.getByLabel('Start date').fill(dayFromNow(-3));
  // Nobody proposes goals without a connection.
  const goal = page.getByRole('checkbox', { name: /Life on land/ });
  const all = page.getByRole('button', { name: 'All 17 goals' });
  await expect(goal.or(all).first()).toBeVisible();
  if (!(await goal.isVisible())) await all.click();
  await goal.check();
}

const addPicture = async (page: Page) =>
  page.getByLabel('Choose pictures or documents').setInputFiles({
    name: 'shore.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawNoise(200, 200),
  });

/** Everything that could be lost or doubled. */
async function loggedBy(owner: Client, word: string): Promise<Impact[]> {
  const { data } = dataOf(await owner.get<ImpactList>(`/impact?search=${word}`));
  return Promise.all(data.map(async ({ id }) => dataOf(await owner.get<Impact>(`/impact/${id}`))));
}

test('an impact that is submitted offline waits, can be edited, and is sent once', async ({
  page,
  context,
  word,
  caller,
}) => {
  await logIn(page, 'owner', QUICK);
  await untilKept(page);
  await context.setOffline(true);
  await addPicture(page);
  await fill(page, `Planting ${word}`);
  // What it sends may wait, so that it doesn't say "(offline)".
  await expect(send(page)).toHaveText('Submit for review');
  await send(page).click();
  await page.waitForURL(`**${MINE}`);
  await expect(rowOf(page, word)).toContainText('Waiting for a connection');
  await expectAccessibleInBothThemes(page);

  await test.step('it goes back into the form, with all that was typed', async () => {
    await page.getByRole('button', { name: `Edit: Planting ${word}` }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'What' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(`Planting ${word}`);
    await page.getByLabel('Title').fill(`Replanting ${word}`);
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Review' }).click();
    await send(page).click();
    await page.waitForURL(`**${MINE}`);
    await expect(rowOf(page, `Replanting ${word}`)).toContainText('Waiting for a connection');
    await expect(outbox(page).getByRole('listitem')).toHaveCount(1);
  });

  const owner = await caller('owner');
  expect(await loggedBy(owner, word)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: `Replanting ${word}” is submitted` })).toBeVisible();
  await expect(outbox(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: `Replanting ${word}` })).toBeVisible();
  const impacts = await loggedBy(owner, word);
  expect(impacts.map(({ title }) => title)).toEqual([`Replanting ${word}`]);
  expect(impacts[0]?.media).toHaveLength(1);
  expect(await readStored(page)).not.toContain(`Planting ${word}`);
});

test('it is sent after the page was closed, and withdrawn it never is', async ({ page, context, word, caller }) => {
  await logIn(page, 'owner', QUICK);
  await untilKept(page);
  // What a page reads first is kept from its second opening on.
  await page.reload();
  await untilIdle(page);
  await context.setOffline(true);
  await fill(page, `Kept ${word}`);
  await send(page).click();
  await expect(rowOf(page, `Kept ${word}`)).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await next.goto(MINE);
  await expect(rowOf(next, `Kept ${word}`)).toContainText('Waiting for a connection');
  // The page's own code, which came from this device, has to be running by then.
  await untilIdle(next);
  await context.setOffline(false);
  await expect(next.getByRole('status').filter({ hasText: `Kept ${word}” is submitted` })).toBeVisible();
  const owner = await caller('owner');
  expect(await loggedBy(owner, word)).toHaveLength(1);

  await next.goto(QUICK);
  await untilIdle(next);
  await context.setOffline(true);
  await fill(next, `Withdrawn ${word}`);
  await send(next).click();
  await next.getByRole('button', { name: `Withdraw: Withdrawn ${word}` }).click();
  await next.getByRole('alertdialog').getByRole('button', { name: 'Withdraw impact' }).click();
  await expect(outbox(next)).toHaveCount(0);
  expect(await readStored(next)).not.toContain(`Withdrawn ${word}`);
  await context.setOffline(false);
  await next.goto(MINE);
  await untilIdle(next);
  expect((await loggedBy(owner, word)).map(({ title }) => title)).toEqual([`Kept ${word}`]);
});

test('one whose answer was lost is sent again, by two tabs, and logged once', async ({
  page,
  context,
  word,
  caller,
}) => {
  await logIn(page, 'owner', QUICK);
  await addPicture(page);
  await fill(page, `Planting ${word}`);
  let sent = 0;
  // The server has it, but its answer is cut off.
  await context.route('**/api/impact', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    await route.fetch();
    return route.abort();
  });
  await send(page).click();
  await page.waitForURL(`**${MINE}`);
  await expect(rowOf(page, word)).toContainText('Waiting for a connection');
  expect(sent).toBe(1);
  const other = await context.newPage();
  await other.goto(MINE);
  await expect.poll(() => sent).toBeGreaterThan(1);
  await expect(rowOf(other, word)).toContainText('Waiting for a connection');
  await context.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(outbox(page)).toHaveCount(0);
  await expect(outbox(other)).toHaveCount(0);
  const impacts = await loggedBy(await caller('owner'), word);
  expect(impacts.map(({ title }) => title)).toEqual([`Planting ${word}`]);
  expect(impacts[0]?.media).toHaveLength(1);
});

test('a refusal leads back into the form, to the field', async ({ page, context, word, caller, browserErrors }) => {
  const owner = await caller('owner');
  await logIn(page, 'owner', QUICK);
  await untilKept(page);
  const uploaded = page.waitForResponse(hasMedia);
  await addPicture(page);
  const { data } = await (await uploaded).json();
  await fill(page, `Planting ${word}`);
  await untilIdle(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(rowOf(page, word)).toContainText('Waiting for a connection');
  // Its owner deletes the picture elsewhere.
  expect((await owner.call('DELETE', `/media/delete/${data.media.id}`)).status).toBe(200);
  await context.setOffline(false);
  await expect(rowOf(page, word)).toContainText('Not accepted');
  await page.getByRole('button', { name: `Edit: Planting ${word}` }).click();
  await expect(page).toHaveURL(/step=pictures$/);
  const faults = page.getByRole('region', { name: 'One field needs your attention' });
  await expect(faults.getByRole('link', { name: /^Pictures: / })).toBeVisible();
  // It's no longer on the server either.
  browserErrors.expect(/status of 404 .*\/media\/delete\//);
  await page.getByRole('button', { name: 'Remove shore.jpg' }).click();
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Review' }).click();
  await send(page).click();
  await page.waitForURL('**/impacts/*/planting-*');
  expect(await loggedBy(owner, word)).toHaveLength(1);
});

test('who logs out is asked first, and nothing is left for the next person', async ({ page, context, word }) => {
  await logIn(page, 'owner', QUICK);
  await untilKept(page);
  await context.setOffline(true);
  await fill(page, `Planting ${word}`);
  await send(page).click();
  await expect(rowOf(page, word)).toBeVisible();
  // Cut off from the server, though not offline, so that the page's code can be loaded.
  await context.route('**/api/impact', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await context.setOffline(false);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something hasn’t been sent yet');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Stay logged in' }).click();
  await expect(rowOf(page, word)).toBeVisible();
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Delete and log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');
  expect(await readStored(page)).not.toContain(word);
});
