import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { dataOf } from '../support/impacts.ts';
import { apply, dayFromNow } from '../support/opportunities.ts';
import { expectAccessible } from './support/accessibility.ts';
import { holdDrafts, untilDraftSaved, untilNoDrafts } from './support/drafts.ts';
import { expectFits } from './support/fitting.ts';
import { expect, logIn, test } from './support/opportunity-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { submitLogin } from './support/people.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';
import { openByLink } from './support/walking.ts';

const pathOf = ({ id, slug }: { id: string; slug: string }) => `/scholarships/${id}/${slug}`;
const panelOf = (page: Page) => page.getByRole('region', { name: 'Applying' });
const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('the save button toggles, the last of several quick presses wins, and a failed call rolls back', async ({
  page,
  openOne,
  standFor,
  browserErrors,
}) => {
  browserErrors.expect(REFUSED);
  const one = await openOne();
  await logIn(page, 'member', pathOf(one));
  const save = panelOf(page).getByRole('button', { name: /^Save/ });
  await save.click();
  await save.click();
  await save.click();
  await expect(save).toHaveText(/^Saved/);
  await untilIdle(page);
  await expect(save).toHaveText(/^Saved/);
  expect((await standFor('member', one)).isFavourite).toBe(true);
  await save.click();
  await expect(save).not.toHaveText(/^Saved/);
  await expect.poll(async () => (await standFor('member', one)).isFavourite).toBe(false);

  await refuseCalls(page, '**/api/user-opportunity-fav');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t save this scholarship' })).toContainText('Not now.');
  await expect(save).not.toHaveText(/^Saved/);
});

test('a visitor logs in, comes back and applies, seeing what the partner will see', async ({
  page,
  openOne,
  setPoints,
  standFor,
  browserErrors,
}) => {
  await setPoints('member', 120);
  const questions = [{ text: 'Which coast?', isRequired: true }, { text: 'With whom?' }];
  const one = await openOne({ seats: 3, requiresMessage: true, questions }, 100);
  await page.goto(pathOf(one));
  await expect(panelOf(page)).toContainText('Needs 100 points');
  await panelOf(page).getByRole('link', { name: 'Log in to apply' }).click();
  await submitLogin(page, 'member');
  await expect(page).toHaveURL(new RegExp(`${pathOf(one)}$`));
  await expect(panelOf(page)).toContainText('Unlocked with 100 points');

  await panelOf(page).getByRole('button', { name: 'Apply' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Kenji Watanabe');
  await expect(dialog).toContainText('120 points now');
  await expect(dialog).toContainText('Your verified impacts');
  await expectAccessible(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await standFor('member', one)).application).toBeNull();

  await panelOf(page).getByRole('button', { name: 'Apply' }).press('Enter');
  const send = dialog.getByRole('button', { name: 'Send application' });
  const why = dialog.getByLabel('Why are you applying?');
  await expect(why).toBeVisible();
  await send.press('Enter');
  await expect(why).toBeFocused();
  await expect(why).toHaveAccessibleDescription(/Say why you’re applying/);
  await expect(dialog.getByLabel('Which coast?')).toHaveAccessibleDescription(/Answer this question/);
  await why.fill('x'.repeat(2_003));
  await expect(dialog.getByText('3 characters too many').first()).toBeVisible();
  await why.fill('Six years of mangroves.');
  await expect(why).not.toHaveAccessibleDescription(/Say why/);
  await dialog.getByLabel('Which coast?').fill('Navua');
  await dialog.getByLabel('Share my email address').check();
  await expectAccessible(page, dialog);

  // What was typed survives a reload and a send that fails.
  await untilDraftSaved(page, '"sharesContact":true');
  await page.reload();
  const release = await holdDrafts(page);
  await panelOf(page).getByRole('button', { name: 'Apply' }).click();
  await expect(send).toBeDisabled();
  await expect(dialog.getByRole('status').filter({ hasText: 'Loading your draft' })).toHaveCount(1);
  await release();
  await expect(send).toBeEnabled();
  await expect(why).toHaveValue('Six years of mangroves.');
  await expect(dialog.getByLabel('Share my email address')).toBeChecked();
  // Another tab that has it open shows it too, and overwrites nothing.
  const tab = await page.context().newPage();
  await tab.goto(pathOf(one));
  await panelOf(tab).getByRole('button', { name: 'Apply' }).click();
  await expect(tab.getByLabel('Why are you applying?')).toHaveValue('Six years of mangroves.');
  await why.fill('Seven years of mangroves.');
  await expect(tab.getByLabel('Why are you applying?')).toHaveValue('Seven years of mangroves.');
  await tab.getByLabel('Which coast?').fill('Navua and Rewa');
  await expect(dialog.getByLabel('Which coast?')).toHaveValue('Navua and Rewa');
  await tab.close();
  browserErrors.expect(/ERR_FAILED/);
  await page.route('**/opportunity-application-request', (route) => route.abort('failed'), { times: 1 });
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t send your application');
  await expect(dialog.getByLabel('Which coast?')).toHaveValue('Navua and Rewa');
  await send.press('Enter');
  await expect(panelOf(page)).toContainText('Your application is pending');
  await expect(panelOf(page), 'the button that opened the dialog is gone').toBeFocused();
  await expect(panelOf(page)).toContainText('If you’re accepted, the partner will see your email address.');
  await untilNoDrafts(page);
  await expect(panelOf(page).getByRole('listitem')).toContainText('Rules at that time: 100 points needed, 3');
  await expect.poll(async () => (await standFor('member', one)).application?.state).toBe('requested');
  await expectAccessible(page);
});

test('a log-in opened directly leads to the dashboard', async ({ page, openOne }) => {
  const one = await openOne();
  await page.goto(pathOf(one));
  await panelOf(page).getByRole('link', { name: 'Log in to save' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?return=/);
  await openByLink(page, '/');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Log in' }).click();
  await submitLogin(page, 'member');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('my applications: filter by status, withdraw after a confirmation, apply again', async ({
  page,
  openOne,
  caller,
  standFor,
  word,
}) => {
  const one = await openOne();
  const other = await openOne({ title: `Accepted ${word}`, contactEmail: 'stewards@example.org' });
  const member = await caller('member');
  await apply(member, one.id);
  const { id } = await apply(member, other.id);
  const decision = { isApproved: true, message: 'We start on Monday.' };
  dataOf(await (await caller('partner')).put(`/opportunity-application-request/${id}`, decision));

  await logIn(page, 'member', '/dashboard/scholarships');
  const row = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(row(other.title)).toContainText('The partner accepted your application');
  await expect(row(other.title)).toContainText('We start on Monday.');
  await expect(row(other.title).getByRole('link', { name: 'stewards@example.org' })).toBeVisible();
  await expect(row(other.title)).toContainText('The partner can’t see your contact details.');
  await expect(row(other.title).getByRole('button', { name: /Withdraw/ })).toHaveCount(0);
  await row(one.title)
    .getByRole('button', { name: /Withdraw/ })
    .click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page, question);
  await question.getByRole('button', { name: 'Keep application' }).click();
  await expect(question).toBeHidden();
  expect((await standFor('member', one)).application?.state).toBe('requested');
  await row(one.title)
    .getByRole('button', { name: /Withdraw/ })
    .click();
  await question.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(row(one.title)).toContainText('You withdrew your application');
  await expect.poll(async () => (await standFor('member', one)).application?.state).toBe('withdrawn');

  await page.getByLabel('Status').selectOption('accepted');
  await expect(page).toHaveURL(/state=accepted$/);
  await expect(row(one.title)).toHaveCount(0);
  await expect(row(other.title)).toBeVisible();
  await expectAccessible(page);

  await openByLink(page, pathOf(one));
  await panelOf(page).getByRole('button', { name: 'Apply again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send application' }).click();
  await expect(panelOf(page)).toContainText('Your application is pending');
});

test('the dialog says when the last place has just been taken, and the page updates', async ({
  page,
  openOne,
  caller,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/);
  const one = await openOne({ seats: 1 });
  await logIn(page, 'member', pathOf(one));
  await panelOf(page).getByRole('button', { name: 'Apply' }).click();
  const { id } = await apply(await caller('otherMember'), one.id);
  dataOf(await (await caller('partner')).put(`/opportunity-application-request/${id}`, { isApproved: true }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/place|seat|full/);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toContainText('Full');
});

test('a member adds one or all saved deadlines to a calendar', async ({ page, openOne, caller, word }) => {
  const deadline = dayFromNow(30);
  const one = await openOne({ deadline, timeZone: 'Pacific/Fiji', title: `Reefs, ${word}` });
  const other = await openOne({ deadline: dayFromNow(20), title: `Rivers ${word}` });
  const member = await caller('member');
  for (const { id } of [one, other]) dataOf(await member.post('/user-opportunity-fav', { opportnityId: id }));

  await logIn(page, 'member', pathOf(one));
  const first = page.waitForEvent('download');
  await panelOf(page)
    .getByRole('button', { name: /Add to calendar/ })
    .click();
  const download = await first;
  expect(download.suggestedFilename()).toBe(`${one.slug}.ics`);
  const file = await textOf(download);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toContain(`DTEND:${deadline.replaceAll('-', '')}T120000Z\r\n`);
  expect(file).toContain(`UID:opportunity-${one.id}@`);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:Last day to apply: Reefs\\, ${word}`);

  await openByLink(page, '/dashboard');
  const ahead = page.getByRole('region', { name: 'Upcoming deadlines' });
  await expect(ahead).toContainText(one.title);
  await expect(ahead).toContainText('Saved');
  await expectAccessible(page);
  const second = page.waitForEvent('download');
  await ahead.getByRole('button', { name: 'Add saved deadlines to my calendar' }).click();
  const all = await textOf(await second);
  for (const { id } of [one, other]) expect(all).toContain(`UID:opportunity-${id}@`);

  await openByLink(page, '/dashboard/scholarships?show=saved');
  await expect(page.getByRole('heading', { name: one.title })).toBeVisible();
  await expectAccessible(page);
  const third = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add these deadlines to my calendar' }).click();
  expect((await third).suggestedFilename()).toBe('saved-scholarships.ics');
});

test('an unsaved row stays until the list is reopened', async ({ page, openOne, caller, standFor }) => {
  const one = await openOne();
  dataOf(await (await caller('otherMember')).post('/user-opportunity-fav', { opportnityId: one.id }));
  await logIn(page, 'otherMember', '/dashboard/scholarships?show=saved');
  const save = page.getByRole('button', { name: one.title }).filter({ hasText: /^Save/ });
  await expect(save).toHaveText(/^Saved/);
  await save.click();
  await expect(save).toHaveText(/^Save:/);
  await expect.poll(async () => (await standFor('otherMember', one)).isFavourite).toBe(false);
  await page.getByRole('link', { name: 'Applied' }).click();
  await expect(page).not.toHaveURL(/show=saved/);
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page).toHaveURL(/show=saved/);
  await untilIdle(page);
  await expect(page.getByRole('heading', { name: one.title })).toHaveCount(0);
});

test('its partner and an admin see its state and links to manage it', async ({ page, openOne }) => {
  const one = await openOne();
  await logIn(page, 'partner', pathOf(one));
  await expect(page.getByRole('link', { name: 'Edit opportunity' })).toHaveAttribute(
    'href',
    `/partner/opportunities/${one.id}/edit`,
  );
  await expect(page.getByRole('link', { name: 'See applications' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
  await logIn(page, 'admin', pathOf(one));
  await expect(page.getByRole('link', { name: 'All opportunities' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible();
  await expectAccessible(page);
});

test('the dashboard and my scholarships fit 320 pixels', async ({ page, openOne, caller }) => {
  const one = await openOne({ title: 'Flussschutzgebietsverwaltungspraktikum für Wiederaufforstungsbegeisterte' });
  const member = await caller('member');
  await apply(member, one.id);
  dataOf(await member.post('/user-opportunity-fav', { opportnityId: one.id }));
  await page.setViewportSize({ width: 320, height: 700 });
  await logIn(page, 'member', '/dashboard');
  for (const path of ['/dashboard', '/dashboard/scholarships', '/dashboard/scholarships?show=saved']) {
    await openByLink(page, path);
    await expectFits(page, path);
  }
});
