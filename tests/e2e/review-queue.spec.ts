import type { Page } from '@playwright/test';
import { DECLINE_TEMPLATES } from '#domains/impacts/web/queue/decline-templates.ts';
import type { Impact } from '#generated/types.gen.ts';
import { SETTLE_MS } from '#platform/browser/decisions/use-current-item.ts';
import { PAGE_SIZE } from '#platform/browser/lists/use-list-address.ts';
import { UNDO_WINDOW_MS } from '#ui/feedback/undo-window.ts';
import { FIRST_DAY_YEAR } from '../support/impacts.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expectFits } from './support/fitting.ts';
import { untilIdle } from './support/page-idle.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';
import { currentRow, expect, logIn, rowOf, test } from './support/review-test.ts';
import { holdUndo, letUndoPass } from './support/undo-clock.ts';
import { openByLink } from './support/walking.ts';

const queueOf = (word: string) => `/judge/impacts?search=${word}`;
const PHONE = { width: 390, height: 844 };
const tray = (page: Page) => page.getByRole('region', { name: 'Undo available' });

/** Writes the current row to the address without its usual delay, as on a phone where going back takes even longer. */
const writeRowAtOnce = (page: Page) =>
  page.addInitScript((standstillMs) => {
    const start = window.setTimeout.bind(window);
    const setTimeout = (work: () => void, ms?: number, ...rest: unknown[]) =>
      start(work, ms === standstillMs ? 0 : ms, ...rest);
    Object.assign(window, { setTimeout });
  }, SETTLE_MS);

test('a judge works the queue by keyboard alone', async ({ page, word, logImpacts, standOf }) => {
  const [first, second, third] = await logImpacts(3);
  if (!first || !second || !third) throw new Error('Three were to be logged');
  await holdUndo(page);
  await logIn(page, 'judge', queueOf(word));
  await expect(currentRow(page)).toContainText(first.title);

  await page.keyboard.press('j');
  await expect(currentRow(page)).toContainText(second.title);
  await expect(page.getByRole('heading', { level: 2, name: second.title })).toBeVisible();
  await page.keyboard.press('a');
  await expect(currentRow(page)).toContainText(third.title);
  await expect(currentRow(page)).toBeFocused();

  await page.keyboard.press('d');
  await expect(page.getByRole('dialog')).toContainText(`Decline “${third.title}”`);
  await expect(page.getByRole('radio', { name: 'Write my own' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Give a reason/);
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Reason')).toHaveValue(DECLINE_TEMPLATES[0]?.text ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(currentRow(page)).toContainText(first.title);
  await expect(currentRow(page)).toBeFocused();

  await letUndoPass(page);
  await expect(rowOf(page, second)).toContainText('You approved it');
  await expect(rowOf(page, third)).toContainText('You declined it');
  expect(await standOf(second)).toMatchObject({ isVerified: true });
  expect(await standOf(third)).toMatchObject({ isVerified: false, declineReason: DECLINE_TEMPLATES[0]?.text });
  expect(await standOf(first)).toMatchObject({ isVerified: null });
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible();
  // One of the three impacts of that year is left.
  await expect(page.getByRole('option', { name: `${FIRST_DAY_YEAR} (1)` })).toHaveCount(1);
});

test('each key acts on the row that the last one moved to, once per press, and can be turned off', async ({
  page,
  word,
  logImpacts,
}) => {
  const [first, second, third, fourth, fifth] = await logImpacts(5);
  if (!first || !second || !third || !fourth || !fifth) throw new Error('Five were to be logged');
  await holdUndo(page);
  await logIn(page, 'judge', queueOf(word));
  await expect(currentRow(page)).toContainText(first.title);

  await test.step('or that Tab did', async () => {
    await currentRow(page).focus();
    await page.keyboard.press('Tab');
    await expect(rowOf(page, second).getByRole('checkbox')).toBeFocused();
    await expect(currentRow(page)).toContainText(second.title);
    await page.keyboard.press('x');
    await expect(rowOf(page, second).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('x');
    await page.keyboard.press('k');
    await expect(currentRow(page)).toContainText(first.title);
  });

  await test.step('however fast they come', async () => {
    for (const key of ['j', 'a', 'a']) await page.keyboard.press(key);
    await expect(currentRow(page)).toContainText(fourth.title);
    await expect(rowOf(page, second)).toContainText('Approving');
    await expect(rowOf(page, third)).toContainText('Approving');
    await expect(rowOf(page, first)).not.toContainText('Approving');
  });

  await test.step('held down, it decides once', async () => {
    for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('a');
    await page.keyboard.up('a');
    await expect(rowOf(page, fourth)).toContainText('Approving');
    await expect(rowOf(page, fifth)).not.toContainText('Approving');
  });

  await test.step('typed letters decide nothing', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await page.keyboard.press('a');
    await page.keyboard.press('Backspace');
    await page.getByLabel('Goal').focus();
    await page.keyboard.press('a');
    await expect(rowOf(page, fifth)).not.toContainText('Approving');
    await expect(rowOf(page, first)).not.toContainText('Approving');
  });

  await test.step('turned off, also after a reload', async () => {
    await currentRow(page).focus();
    await page.keyboard.press('?');
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await page.reload();
    await expect(currentRow(page)).toContainText(fifth.title);
    await page.keyboard.press('a');
    await expect(rowOf(page, fifth)).not.toContainText('Approving');
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await expect(rowOf(page, fifth)).toContainText('Approving');
    await expect(rowOf(page, first)).not.toContainText('Approving');
  });
});

test('a decision can be undone within ten seconds, by key or button, and is then never sent', async ({
  page,
  word,
  logImpacts,
  standOf,
}) => {
  const [first, second] = await logImpacts(2);
  if (!first || !second) throw new Error('Two were to be logged');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/impact-verifcation')) sent.push(request.url());
  });
  await page.clock.install();
  await logIn(page, 'judge', queueOf(word));
  await expect(currentRow(page)).toContainText(first.title);
  const reason = page.getByRole('dialog').getByLabel('Reason');
  await page.keyboard.press('d');
  await reason.fill('The date is missing.');
  await page.keyboard.press('Control+Enter');
  await expect(tray(page)).toContainText(`Declining “${first.title}”`);
  await page.keyboard.press('u');
  await expect(tray(page)).not.toContainText('Declining');
  await expect(currentRow(page), 'the next key acts on it again').toContainText(first.title);
  await page.keyboard.press('d');
  await expect(reason, 'what was typed is still there').toHaveValue('The date is missing.');
  await page.keyboard.press('Escape');

  await page.keyboard.press('a');
  await expect(tray(page)).toContainText(`Approving “${first.title}”`);
  await page.keyboard.press('u');
  await expect(tray(page)).not.toContainText('Approving');
  await expect(currentRow(page)).toContainText(first.title);

  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(tray(page)).toContainText(`Approving “${second.title}”`);
  const undo = tray(page).getByRole('button', { name: 'Undo' });
  await undo.focus();
  // The undo window is paused while its button has the focus.
  await page.clock.runFor(2 * UNDO_WINDOW_MS);
  await undo.press('Enter');
  await expect(rowOf(page, second)).not.toContainText('Approving');
  await expect(currentRow(page)).toContainText(second.title);
  await expect(page.locator('main:focus-within')).toBeVisible();

  // So it is while the pointer is anywhere on the bar, and begins again after it.
  await page.keyboard.press('a');
  await tray(page).getByText('Will be sent').hover();
  await page.clock.runFor(2 * UNDO_WINDOW_MS);
  await expect(rowOf(page, second)).toContainText('Approving');
  await page.mouse.move(0, 0);
  await page.clock.runFor(UNDO_WINDOW_MS - 1_000);
  await tray(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, second)).not.toContainText('Approving');
  await page.mouse.move(0, 0);
  await page.clock.fastForward(2 * UNDO_WINDOW_MS);
  await untilIdle(page);
  expect(sent).toEqual([]);
  expect(await standOf(first)).toMatchObject({ isVerified: null });
  expect(await standOf(second)).toMatchObject({ isVerified: null });
});

test('a held decision is sent when its tab is closed, hidden or leads on', async ({
  page,
  context,
  word,
  logImpacts,
  standOf,
}) => {
  const [first, second, third] = await logImpacts(3);
  if (!first || !second || !third) throw new Error('Three were to be logged');
  const approve = async (tab: Page, impact: Impact) => {
    await expect(currentRow(tab)).toContainText(impact.title);
    await tab.keyboard.press('a');
    await expect(tray(tab)).toContainText('Approving');
  };
  await logIn(page, 'judge', queueOf(word));

  await test.step('closed', async () => {
    const tab = await context.newPage();
    await tab.goto(queueOf(word));
    await approve(tab, first);
    await tab.close({ runBeforeUnload: false });
    await expect.poll(async () => (await standOf(first)).isVerified).toBe(true);
  });

  await test.step('hidden, since a phone may kill it', async () => {
    const tab = await context.newPage();
    await tab.goto(queueOf(word));
    await approve(tab, second);
    await tab.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const ended = tab.waitForEvent('crash');
    const browser = await context.newCDPSession(tab);
    browser.send('Page.crash').catch(() => undefined);
    await ended;
    await expect.poll(async () => (await standOf(second)).isVerified).toBe(true);
  });

  await test.step('another page waits for the response', async () => {
    await page.reload();
    await approve(page, third);
    await page.getByRole('link', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');
    await expect.poll(async () => (await standOf(third)).isVerified).toBe(true);
  });
});

test('several impacts are decided at once, and each row shows its result', async ({
  page,
  word,
  logImpacts,
  caller,
  standOf,
}) => {
  const impacts = await logImpacts(3);
  const [first, second, third] = impacts;
  if (!first || !second || !third) throw new Error('Three were to be logged');
  await holdUndo(page);
  await logIn(page, 'judge', queueOf(word));
  await expect(currentRow(page)).toContainText(first.title);
  for (const { title } of [second, third]) await page.getByLabel(`Select ${title}`).check();
  await expect(page.getByRole('button', { name: /^(Approve|Decline)/ }), 'one set of buttons').toHaveText([
    /^Approve \(2\)/,
    /^Decline \(2\)/,
    /^Approve with a comment \(2\)/,
  ]);
  await page.getByRole('button', { name: 'Approve (2)' }).click();
  await expect(tray(page)).toContainText('Approving 2 impacts');
  await expect(currentRow(page), 'the impact that is being read stays').toContainText(first.title);
  await expect(page.getByRole('button', { name: 'Approve (2)' })).toBeHidden();
  await page.keyboard.press('u');
  for (const { title } of [second, third]) await expect(page.getByLabel(`Select ${title}`)).toBeChecked();
  await page.keyboard.press('x');
  await expect(page.getByLabel(`Select ${first.title}`)).toBeChecked();
  await page.getByLabel('Select all on this page').check();
  const otherJudge = await caller('otherJudge');
  await otherJudge.put(`/impact-verifcation/${second.id}`, { isVerified: false, reason: 'Nothing shows it.' });

  await page.getByRole('button', { name: 'Approve (3)' }).click();
  await expect(tray(page)).toContainText('Approving 3 impacts');
  await letUndoPass(page);
  await expect(rowOf(page, second)).toContainText('Tomasz');
  await expect(page.getByRole('status').filter({ hasText: `“${second.title}” was not approved` })).toBeVisible();
  await expect(rowOf(page, first)).toContainText('You approved it');
  await expect(rowOf(page, third)).toContainText('You approved it');
  await expect(rowOf(page, second).getByText('Declined', { exact: true })).toBeVisible();
  await expect(page.getByText('Page done')).toBeVisible();
  for (const { id } of impacts) {
    expect((await standOf({ ...first, id })).isVerified, id).toBe(id !== second.id);
  }
});

test('after the last row the next page loads, and decided rows collapse', async ({ page, word, logImpacts }) => {
  test.slow();
  const impacts = await logImpacts(PAGE_SIZE + 2);
  const first = impacts.at(0);
  const [next, last] = impacts.slice(-2);
  if (!first || !next || !last) throw new Error('More than a page was to be logged');
  await holdUndo(page);
  await logIn(page, 'judge', queueOf(word));
  await expect(currentRow(page)).toContainText(first.title);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: `Approve (${PAGE_SIZE})` }).click();
  await expect(tray(page)).toContainText(`Approving ${PAGE_SIZE} impacts`);
  await expect(currentRow(page)).toContainText(next.title);
  await expect(rowOf(page, first)).toContainText('Approving');
  await letUndoPass(page);
  await expect(rowOf(page, first)).toHaveCount(0);
  await expect(rowOf(page, last)).toHaveCount(1);

  await expect(rowOf(page, next)).toContainText('Amina Diallo');
  await page.keyboard.press('a');
  await letUndoPass(page);
  await expect(rowOf(page, next)).toHaveText(/You approved it$/);
  await expect(rowOf(page, next)).not.toContainText('Amina Diallo');
  await expect(currentRow(page)).toContainText(last.title);
});

test('decisions that another judge made first are shown on their rows and reported in one message', async ({
  page,
  browserErrors,
  word,
  logImpacts,
  caller,
  standOf,
}) => {
  browserErrors.expect(/status of 409/);
  const impacts = await logImpacts(2);
  const [first, second] = impacts;
  if (!first || !second) throw new Error('Two were to be logged');
  await holdUndo(page);
  await logIn(page, 'judge', queueOf(word));
  await expect(currentRow(page)).toContainText(first.title);
  const otherJudge = await caller('otherJudge');
  for (const { id } of impacts) await otherJudge.put(`/impact-verifcation/${id}`, { isVerified: true });
  const told = page.getByRole('status').filter({ hasText: 'not approved' });
  await page.keyboard.press('a');
  await letUndoPass(page);
  await expect(rowOf(page, first)).toContainText('Tomasz Nowak');
  await expect(rowOf(page, first)).toContainText('Verified');
  await expect(told).toContainText(`“${first.title}” was not approved`);
  await page.keyboard.press('a');
  await letUndoPass(page);
  await expect(rowOf(page, second)).toContainText('Tomasz Nowak');
  await expect(told).toHaveCount(1);
  await expect(told).toContainText('2 impacts were not approved');
  const { reviews } = await standOf(first);
  expect(reviews.filter(({ event }) => event === 'verified')).toHaveLength(1);
});

test('an impact edited meanwhile isn’t decided unseen', async ({
  page,
  browserErrors,
  word,
  logImpacts,
  caller,
  standOf,
}) => {
  browserErrors.expect(/status of 409/);
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await holdUndo(page);
  await logIn(page, 'judge', queueOf(word));
  await expect(currentRow(page)).toContainText(impact.title);
  const owner = await caller('owner');
  const { id, revision, title, impactYear, startDate, endDate, sdgs, eventType, measures } = impact;
  await owner.put(`/impact/${id}`, {
    ...{ revision, title, impactYear, startDate, endDate, sdgs, measures, eventType: eventType.id },
    description: 'Three neighbours planted one mangrove.',
  });
  await page.keyboard.press('a');
  await letUndoPass(page);
  await expect(rowOf(page, impact)).toHaveText(/edited|changed/i);
  expect(await standOf(impact)).toMatchObject({ isVerified: null });
  await expect(page.getByText('Three neighbours planted one mangrove.')).toBeVisible();
  // It isn't selected by itself, but can be again.
  const box = page.getByLabel(`Select ${impact.title}`);
  await expect(box).not.toBeChecked();
  await box.check();
  await box.uncheck();
  await page.keyboard.press('a');
  await letUndoPass(page);
  await expect(rowOf(page, impact)).toContainText('You approved it');
});

test('a decision without a response is reported and can be sent again', async ({
  page,
  browserErrors,
  word,
  logImpacts,
  standOf,
}) => {
  browserErrors.expect(/ERR_FAILED/);
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await holdUndo(page);
  await logIn(page, 'judge', queueOf(word));
  await expect(currentRow(page)).toContainText(impact.title);
  await page.route('**/api/impact-verifcation/*', (route) =>
    route.request().method() === 'PUT' ? route.abort('failed') : route.fallback(),
  );
  await page.keyboard.press('a');
  await letUndoPass(page);
  await expect(rowOf(page, impact)).toContainText('No answer.');
  const report = page.getByText(`No answer for “${impact.title}”`);
  await expect(report).toBeVisible();
  await page.unroute('**/api/impact-verifcation/*');
  await rowOf(page, impact).getByRole('button', { name: 'Send again' }).click();
  await expect(rowOf(page, impact)).toContainText('You approved it');
  await expect(report).toHaveCount(0);
  expect(await standOf(impact)).toMatchObject({ isVerified: true });
});

test('a notification links to an impact logged today, and filters with counts live in the address', async ({
  page,
  word,
  logImpacts,
}) => {
  const [longAgo] = await logImpacts(1, {
    title: `Long ago ${word}`,
    impactYear: 2021,
    startDate: '2021-05-01',
    endDate: null,
    sdgs: [4],
  });
  const [today] = await logImpacts(1, { title: `Today ${word}`, sdgs: [15] });
  if (!today || !longAgo) throw new Error('Two were to be logged');
  await logIn(page, 'judge', '/judge/notifications');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^New impacts/ })
    .filter({ visible: true })
    .click();
  await page.waitForURL('**/judge/impacts');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await page.waitForURL(`**/judge/impacts?search=${word}`);
  await expect(rowOf(page, today)).toHaveCount(1);
  await expect(rowOf(page, longAgo)).toHaveCount(1);
  const announced = page.getByRole('search').getByRole('status').filter({ hasText: 'Results' });
  await expect(announced).toHaveText('Results: 2');
  const years = page.getByLabel('Year');
  await expect(years.getByRole('option', { name: `${FIRST_DAY_YEAR} (1)` })).toHaveCount(1);
  await years.selectOption(String(FIRST_DAY_YEAR));
  await expect(rowOf(page, longAgo)).toHaveCount(0);
  await expect(rowOf(page, today)).toHaveCount(1);
  await years.selectOption('2025');
  await page.waitForURL(`**?search=${word}&year=2025`);
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expect(announced).toHaveText('Results: 0');

  for (let steps = 0; steps < 2; steps += 1) await page.goBack();
  await expect(rowOf(page, longAgo)).toHaveCount(1);
  await page.getByLabel('Goal').selectOption('15');
  await page.waitForURL(`**?search=${word}&sdg=15`);
  await expect(rowOf(page, longAgo)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(word);
  await expect(currentRow(page)).toContainText(today.title);
  await page.goBack();
  await expect(rowOf(page, longAgo)).toHaveCount(1);
});

test('a judge is told about new submissions', async ({ page, caller, logImpacts }) => {
  await page.clock.install();
  await logIn(page, 'judge', '/judge');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keiko');
  await expect(page).toHaveTitle(/Judge · Groundswell/);
  await page.clock.fastForward(1_000);
  // The title shows unread notifications if they are more, such as those of this judge's other logins.
  await (await caller('judge')).put('/general/notification/update/all');
  // Tests before this one may have left nothing to review, or some that the first answer doesn't count yet.
  const waiting = page.getByRole('heading', { name: /awaiting your review|Nothing to review/ });
  let before = 0;
  await expect(async () => {
    before = Number(/^\d+/.exec((await waiting.textContent()) ?? '')?.[0] ?? 0);
    await expect(page).toHaveTitle(before === 0 ? /^Judge/ : `(${before}) Judge · Groundswell`, { timeout: 1_000 });
  }).toPass();
  await logImpacts(2);
  await page.clock.fastForward(31_000);
  await expect(page.getByText('2 new impacts to review')).toBeVisible();
  await expect(page).toHaveTitle(`(${before + 2}) Judge · Groundswell`);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the queue is a list that fits 320 pixels, and a row opens as a sheet', async ({
    page,
    word,
    logImpacts,
    standOf,
  }) => {
    const [first, second] = await logImpacts(2);
    if (!first || !second) throw new Error('Two were to be logged');
    await holdUndo(page);
    await writeRowAtOnce(page);
    await logIn(page, 'judge', queueOf(word));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByLabel('Select all on this page').check();
    await expect(page.getByRole('button', { name: 'Approve (2)' })).toBeVisible();
    await expectFits(page);
    await page.getByLabel('Select all on this page').uncheck();
    await page.setViewportSize(PHONE);

    await rowOf(page, second).getByRole('button', { name: second.title }).tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading', { name: second.title })).toBeVisible();
    await expectAccessible(page, sheet);
    await page.goBack();
    await expect(sheet).toHaveCount(0);

    await rowOf(page, second).getByRole('button', { name: second.title }).tap();
    await sheet.getByRole('button', { name: 'Approve', exact: true }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(tray(page)).toContainText(`Approving “${second.title}”`);
    await tray(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(rowOf(page, second)).not.toContainText('Approving');

    // With a keyboard, the focus moves on with the row.
    await rowOf(page, first).getByRole('button', { name: first.title }).press('Enter');
    await expect(sheet.getByRole('heading', { name: first.title })).toBeVisible();
    await page.keyboard.press('a');
    await expect(sheet).toHaveCount(0);
    await expect(currentRow(page)).toContainText(second.title);
    await expect(currentRow(page)).toBeFocused();
    await page.keyboard.press('u');
    await expect(rowOf(page, first)).not.toContainText('Approving');

    await rowOf(page, first).getByRole('button', { name: first.title }).tap();
    await sheet.getByRole('button', { name: 'Decline' }).tap();
    const reason = page.getByRole('dialog').filter({ hasText: 'Start with' });
    await reason.getByLabel('Reason').fill('The day is missing.');
    await reason.getByRole('button', { name: 'Decline' }).tap();
    await letUndoPass(page);
    await expect(rowOf(page, first)).toContainText('You declined it');
    expect(await standOf(first)).toMatchObject({ isVerified: false, declineReason: 'The day is missing.' });
    expect(await standOf(second)).toMatchObject({ isVerified: null });
  });
});

test('the queue, its dialogs and its states are accessible in both themes', async ({ page, word, logImpacts }) => {
  const [first] = await logImpacts(2);
  if (!first) throw new Error('Two were to be logged');
  await logIn(page, 'judge', queueOf(word));
  await expect(page.getByRole('heading', { level: 3, name: 'Review history' })).toBeVisible();
  await expect(page.getByText(/verified, .* declined|This is their first impact/)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessibleInBothThemes(page, page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await expect(page.getByRole('radio', { name: 'Write my own' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Give a reason/);
  await expectAccessibleInBothThemes(page, page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(rowOf(page, first)).toContainText('Approving');
  await expectAccessibleInBothThemes(page);
  await openByLink(page, '/judge/impacts?view=mine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review');
  await expectAccessibleInBothThemes(page);
});

test('a judge is told when the count failed to load, and can start anyway', async ({ page, browserErrors }) => {
  browserErrors.expect(REFUSED);
  const letThrough = await refuseCalls(page, '**/api/stats');
  await logIn(page, 'judge', '/judge');
  const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t load the number of impacts' });
  await expect(failed.getByRole('link', { name: 'Start reviewing' })).toHaveAttribute('href', '/judge/impacts');
  await letThrough();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /awaiting your review$/ })).toBeVisible();
});
