/** Exporting every account: a complete file, or no file at all. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Account } from '#generated/types.gen.ts';
import { dataOf } from '../support/impacts.ts';
import { readSheets } from '../support/workbook.ts';
import { expectAccessible } from './support/accessibility.ts';
import { test as base, expect } from './support/browser-test.ts';
import { CASTS } from './support/casts.ts';
import { expectFits } from './support/fitting.ts';
import { callAs, logInAs } from './support/people.ts';
import { tabTo } from './support/tab-to.ts';
import { startTruncatingProxy } from './support/truncating-proxy.ts';

const COUNT = Object.keys(CASTS.manyAccounts).length;

const test = base.extend({
  serverOptions: ({ browserName: _browser }, use) => use({ contents: 'manyAccounts' }),
});

const CUT_OFF = /ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION|ERR_EMPTY_RESPONSE/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export accounts' });
const press = (page: Page) => dialog(page).getByRole('button', { name: /^Export( again)?$/ });

async function openExport(page: Page, address = '/admin/users'): Promise<void> {
  await logInAs(page, 'admin', 'Admin', address);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Export accounts' })).toBeVisible();
}

/** Removes the browser's save dialog, so that it downloads the file. */
const askNowhere = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));

/** Replaces the browser's save dialog, which a test can't answer: the new one returns a file in the page's storage. */
const answerWhereTo = (page: Page) =>
  page.addInitScript(() => {
    window.showSaveFilePicker = async ({ suggestedName }) =>
      (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });
  });

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const kept: { name: string; text: string }[] = [];
    for await (const [name, handle] of (await navigator.storage.getDirectory()).entries()) {
      if (handle instanceof FileSystemFileHandle) kept.push({ name, text: await (await handle.getFile()).text() });
    }
    return kept;
  });

async function download(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page).click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

async function everyAccount(origin: string): Promise<Account[]> {
  const admin = await callAs(origin, 'admin');
  const query = `sort=oldest&page_size=${COUNT}`;
  return dataOf(await admin.get<{ data: Account[] }>(`/users/allusers/?${query}`)).data;
}

test('the workbook and the CSV hold every account, and the last line gives the number of rows', async ({
  page,
  server,
}) => {
  await askNowhere(page);
  await openExport(page);
  await expect(dialog(page)).toContainText(`${COUNT} accounts in all`);
  await expectAccessible(page, dialog(page));
  const accounts = await everyAccount(server.origin);
  expect(accounts).toHaveLength(COUNT);

  const workbook = await download(page);
  expect(workbook.name).toMatch(/^accounts-\d{4}-\d\d-\d\d\.xlsx$/);
  const [sheet = []] = await readSheets(workbook.content);
  expect(sheet).toHaveLength(COUNT + 2);
  expect(sheet.slice(1, -1).map(([id]) => id)).toEqual(accounts.map(({ id }) => id));
  expect(sheet.at(-1)?.[0]).toBe(`${COUNT} rows`);
  await expect(page.getByText(`Export complete: ${COUNT} rows.`)).toBeVisible();
  await expectAccessible(page, dialog(page));

  await page.getByLabel(/Text/).check();
  const text = await download(page);
  expect(text.name).toMatch(/\.csv$/);
  const lines = text.content.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(COUNT + 2);
  expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(accounts.map(({ id }) => id));
  expect(lines.at(-1)).toBe(`${COUNT} rows`);
  // A name must not become a formula in someone's spreadsheet.
  expect(lines.find((line) => line.includes('tricky@'))).toContain(`'=SUM(A1:A9),"O’Hara, ""Bo""",tricky@example.org`);
});

test('only accounts matching the filters are exported, and the audit log records it', async ({ page }) => {
  await askNowhere(page);
  await openExport(page, '/admin/users?role=Admin');
  await expect(dialog(page)).toContainText('1 account matching your filters');
  await page.getByLabel(/Text/).check();
  const { content } = await download(page);
  expect(content.toString('utf8').trimEnd().split('\r\n')).toEqual([
    expect.stringContaining('Account,'),
    expect.stringContaining('admin@example.org'),
    '1 row',
  ]);
  await page.goto('/admin/audit?action=users_exported');
  await expect(page.getByRole('row', { name: /role Admin \(csv\)/ })).toContainText('1 row');
});

const INTERRUPTED = [
  ['broken', /Text/],
  ['closed', /Text/],
  ['closed', /Workbook/],
] as const;

test('an interrupted export is reported as incomplete, discarded, and can be retried', async ({
  page,
  server,
  browserErrors,
}) => {
  browserErrors.expect(CUT_OFF);
  const isExport = /\/api\/export\/user/;
  await askNowhere(page);
  await openExport(page);
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  for (const [index, [end, kind]] of INTERRUPTED.entries()) {
    await test.step(`${kind.source}, ${end}`, async () => {
      const proxy = await startTruncatingProxy(server.origin, end);
      try {
        await page.getByLabel(kind).check();
        await page.route(isExport, (route) =>
          route.continue({ url: route.request().url().replace(server.origin, proxy.origin) }),
        );
        await press(page).click();
        await expect(page.getByText('Export incomplete')).toBeVisible();
        await expect(dialog(page)).toContainText('so we discarded the partial file');
        expect(downloads).toBe(index);
        await page.unroute(isExport);
      } finally {
        await proxy.stop();
      }
      if (index === 0) await expectAccessible(page, dialog(page));
      await download(page);
      await expect(page.getByText(`Export complete: ${COUNT} rows.`)).toBeVisible();
      expect(downloads).toBe(index + 1);
    });
  }
});

test('a browser that asks where to save keeps no partial file there', async ({ page, server, browserErrors }) => {
  browserErrors.expect(CUT_OFF);
  const proxy = await startTruncatingProxy(server.origin, 'broken');
  const isExport = /\/api\/export\/user/;
  try {
    await answerWhereTo(page);
    await openExport(page);
    await page.getByLabel(/Text/).check();
    await page.route(isExport, (route) =>
      route.continue({ url: route.request().url().replace(server.origin, proxy.origin) }),
    );
    await press(page).click();
    await expect(page.getByText('Export incomplete')).toBeVisible();
    await expect.poll(() => keptFiles(page)).toEqual([]);
    await page.unroute(isExport);
    await press(page).click();
    await expect(page.getByText(`Export complete: ${COUNT} rows.`)).toBeVisible();
    const [file, ...others] = await keptFiles(page);
    expect(others).toEqual([]);
    expect(file?.text).toMatch(new RegExp(`\n${COUNT} rows\r\n$`));
  } finally {
    await proxy.stop();
  }
});

test('an unreachable server leaves no empty file behind', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/);
  await answerWhereTo(page);
  await openExport(page);
  await page.route(/\/api\/export\/user/, (route) => route.abort());
  await press(page).click();
  await expect(page.getByText('We couldn’t export the accounts.')).toBeVisible();
  await expect.poll(() => keptFiles(page)).toEqual([]);
});

test('the dialog works by keyboard alone', async ({ page }) => {
  await askNowhere(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await logInAs(page, 'admin', 'Admin', '/admin/users');
  const opener = page.getByRole('button', { name: 'Export', exact: true });
  await tabTo(opener);
  await page.keyboard.press('Enter');
  await expect(press(page)).toBeFocused();
  await tabTo(dialog(page).getByRole('radio', { name: /Workbook/ }));
  await page.keyboard.press('ArrowDown');
  await tabTo(press(page));
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});
