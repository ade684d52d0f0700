import type { Browser, Page } from '@playwright/test';
import type { Impact, ImpactList } from '#generated/types.gen.ts';
import { type BrokenLine, type LineQuality, startBrokenLine } from '../support/broken-line.ts';
import { dataOf } from '../support/impacts.ts';
import { dayFromNow } from '../support/opportunities.ts';
import { drawNoise } from '../support/uploads.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { untilDraftSaved } from './support/drafts.ts';
import { expect, logIn, test } from './support/review-test.ts';

const NEW = '/dashboard/impacts/new';
const FULL = process.env['FULL'] === '1';
/** 64 kbit/s that breaks every ten seconds. Every day smaller pictures, on a line that is four times as fast. */
const LINE: LineQuality = FULL
  ? { bytesPerSecond: 8_000, breaksEveryMs: 10_000 }
  : { bytesPerSecond: 32_000, breaksEveryMs: 4_000 };
const SIDE = FULL ? 1_000 : 420;

/** Opens the form in a browser that reaches the server over the line alone. */
async function openOver(line: BrokenLine, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: line.origin });
  const page = await context.newPage();
  await logIn(page, 'owner', `${NEW}?step=pictures`);
  await expect(page.getByLabel('Choose pictures or documents')).toBeAttached();
  return page;
}

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const untilUploaded = (page: Page, name: string) =>
  expect(cardOf(page, name).getByText('Uploaded', { exact: true })).toBeVisible({ timeout: FULL ? 600_000 : 120_000 });

async function choose(page: Page, ...names: string[]): Promise<number> {
  const files = await Promise.all(
    names.map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: await drawNoise(SIDE, SIDE) })),
  );
  await page.getByLabel('Choose pictures or documents').setInputFiles(files);
  return files.reduce((sum, { buffer }) => sum + buffer.length, 0);
}

test('pictures arrive over a slow line that keeps breaking, without a press', async ({ browser, server }) => {
  test.setTimeout(FULL ? 900_000 : 240_000);
  const line = await startBrokenLine(server.origin);
  const page = await openOver(line, browser);
  try {
    line.worsen(LINE);
    const before = line.bytesUp();
    const began = performance.now();
    const bytes = await choose(page, 'shore.jpg', 'creek.jpg');
    const total = page.getByRole('progressbar', { name: 'Uploading all files' });
    await expect(total).toBeVisible();
    await untilUploaded(page, 'shore.jpg');
    await untilUploaded(page, 'creek.jpg');
    await expect(total).toHaveCount(0);
    await expect(page.getByText('The upload failed')).toHaveCount(0);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const sent = line.bytesUp() - before;
    const more = Math.round((sent / bytes - 1) * 100);
    process.stdout.write(
      `${bytes} bytes in ${seconds} s, ${line.breaks()} breaks, ${more} % more sent than the files have\n`,
    );
    expect(line.breaks(), 'the line has broken in between').toBeGreaterThan(1);
    expect(sent).toBeLessThan(bytes * 2);
  } finally {
    await page.context().close();
    await line.close();
  }
});

test('an upload is paused while the line is dead, goes on by itself, and can be cancelled', async ({
  browser,
  server,
}) => {
  const line = await startBrokenLine(server.origin);
  const page = await openOver(line, browser);
  try {
    line.worsen({ bytesPerSecond: 30_000 });
    await choose(page, 'shore.jpg', 'creek.jpg');
    const card = cardOf(page, 'shore.jpg');
    await expect(card.getByText(/^[1-9]\d*% uploaded$/)).toBeVisible();
    await page.context().setOffline(true);
    await expect(card).toContainText('The connection was lost. The upload goes on by itself.');
    await expect(card.getByText(/^Paused at [1-9]\d*%$/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.context().setOffline(false);
    await untilUploaded(page, 'shore.jpg');
    const cancelled = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Remove creek.jpg' }).click();
    expect((await cancelled).status()).toBe(200);
    await expect(cardOf(page, 'creek.jpg')).toHaveCount(0);
  } finally {
    await page.context().close();
    await line.close();
  }
});

test('an impact whose answer was lost is logged once, also after a reload', async ({
  page,
  word,
  caller,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED/);
  await logIn(page, 'owner', `${NEW}?step=quick`);
  await page.getByLabel('Choose pictures or documents').setInputFiles({
    name: 'shore.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawNoise(200, 200),
  });
  await page.getByLabel('What did you do?').fill(`We planted trees by the ${word}.`);
  await page.getByLabel('Title').fill(`Planting ${word}`);
  await page.getByLabel('Kind of activity').selectOption({ label: 'Planting' });
  await page.getByLabel('Start date').fill(dayFromNow(-3));
  await page.getByRole('checkbox', { name: /Life on land/ }).check();
  await untilUploaded(page, 'shore.jpg');
  let sent = 0;
  await page.route('**/api/impact', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    await route.fetch();
    return route.abort();
  });
  const send = page.getByRole('button', { name: 'Submit for review' });
  await send.click();
  const waiting = page.getByRole('listitem').filter({ hasText: 'Waiting for a connection' });
  await expect(waiting).toBeVisible();
  await untilDraftSaved(page, word);
  await page.reload();
  await expect.poll(() => sent).toBeGreaterThan(1);
  await expect(waiting).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('link', { name: 'See impact' }).click();
  await page.waitForURL('**/impacts/*/planting-*');
  const owner = await caller('owner');
  const { data } = dataOf(await owner.get<ImpactList>(`/impact?search=${word}`));
  expect(data.map(({ title }) => title)).toEqual([`Planting ${word}`]);
  const impact = dataOf(await owner.get<Impact>(`/impact/${data[0]?.id}`));
  expect(impact.media).toHaveLength(1);
});
