import type { Page } from '@playwright/test';
import { drawPicture } from '../support/uploads.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, HOMES, logIn, submitLogin, test } from './support/community-test.ts';
import { untilKept } from './support/drafts.ts';
import { expectFitsSmall } from './support/fitting.ts';
import { untilQuiet } from './support/quiet.ts';
import { becomeMember, GOOD_PASSWORD } from './support/registration.ts';
import { openByLink } from './support/walking.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sectionOf = (section: string) => `/dashboard/settings/${section}`;
const open = (page: Page, section: string) => page.goto(sectionOf(section));
const choose = async (page: Page, label: string) =>
  page
    .getByLabel(label)
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(900, 600).png().toBuffer() });

const SECTIONS = ['profile', 'password', 'privacy', 'sessions', 'data', 'deactivate'];

for (const account of Object.keys(HOMES) as (keyof typeof HOMES)[]) {
  test(`the settings of the ${account} link from one section to the next`, async ({ page }) => {
    await logIn(page, account, `${HOMES[account]}/account`);
    await page.waitForURL(`**${HOMES[account]}/settings`);
    await expect(heading(page)).toHaveText('Profile');
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Sessions' }).click();
    await expect(heading(page)).toHaveText('Sessions');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/Sessions · Settings/);
    await page.goto(`${HOMES[account]}/settings/nowhere`);
    await expect(heading(page)).toHaveText('Off the map');
  });
}

test('every section is accessible in both themes and fits a narrow screen', async ({ page }) => {
  test.slow();
  await logIn(page, 'member');
  for (const section of SECTIONS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openByLink(page, sectionOf(section));
    await untilQuiet(page);
    await expectAccessible(page);
    await expectFitsSmall(page, section);
  }
});

test('a profile is saved, and the new name appears in the navigation', async ({ page, mailbox }) => {
  await becomeMember(page, mailbox, sectionOf('profile'));
  await page.getByLabel('First name').fill('Adaeze');
  await page.getByLabel('Bio').fill('I count herons.');
  await page.getByLabel('Phone number').fill('no number');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/Enter a phone number/);
  await page.getByLabel('Phone number').fill('+234 1 7654321');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('complementary', { name: 'Your session' })).toContainText('Adaeze Okafor');
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('I count herons.');
  await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0);
});

test('a profile edited in two tabs is compared, and nothing is overwritten unseen', async ({
  page,
  mailbox,
  context,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  await becomeMember(page, mailbox, sectionOf('profile'));
  await page.getByLabel('Bio').fill('I count herons.');
  const other = await context.newPage();
  await open(other, 'profile');
  await other.getByLabel('Location').fill('Accra, Ghana');
  await other.getByRole('button', { name: 'Save profile' }).click();
  await expect(other.getByText('Your profile is saved')).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('This profile has changed since you opened it')).toBeVisible();
  await expect(page.getByText('Accra, Ghana')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Overwrite with my version' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('Location').fill('Accra, Ghana');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Location')).toHaveValue('Accra, Ghana');
  await expect(page.getByLabel('Bio')).toHaveValue('I count herons.');
});

test('leaving with unsaved changes asks first, and the changes come back', async ({ page, mailbox }) => {
  const email = await becomeMember(page, mailbox, sectionOf('profile'));
  await page.getByLabel('Bio').fill('I count herons at dawn.');
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await sections.getByRole('link', { name: 'Privacy' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving' });
  const stay = question.getByRole('button', { name: 'Stay on this page' });
  await expect(stay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stay).toHaveCount(0);
  await expect(page.getByLabel('Bio')).toHaveValue('I count herons at dawn.');
  await sections.getByRole('link', { name: 'Privacy' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(heading(page)).toHaveText('Privacy');
  await untilKept(page, 'I count herons at dawn.');

  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');
  await page.goto('/auth/login');
  await submitLogin(page, email, GOOD_PASSWORD);
  await page.waitForURL('**/dashboard');
  await open(page, 'profile');
  await expect(page.getByText(/We’ve restored your draft/)).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('I count herons at dawn.');
});

test('logging out mentions saved drafts, deletes them on request, and clears recent searches', async ({
  page,
  mailbox,
}) => {
  const email = await becomeMember(page, mailbox, sectionOf('profile'));
  await page.getByLabel('Bio').fill('I count herons at dusk.');
  await untilKept(page, 'I count herons at dusk.');
  const user = await page.evaluate(() => {
    const [, claims = ''] = (localStorage.getItem('accessToken') ?? '').split('.');
    return String(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub);
  });
  await page.evaluate((id) => localStorage.setItem(`recentSearches:${id}`, '["herons"]'), user);
  const recent = () => page.evaluate((id) => localStorage.getItem(`recentSearches:${id}`), user);
  expect(await recent()).not.toBeNull();

  await page.goto('/logout');
  await expect(heading(page)).toHaveText('You’re logged out');
  await expect(page.getByRole('heading', { name: 'One draft in this browser' })).toBeVisible();
  expect(await recent()).toBeNull();
  await expectAccessible(page);
  const remove = page.getByRole('button', { name: 'Delete my drafts from this browser' });
  const question = page.getByRole('alertdialog', { name: 'Delete your drafts' });
  await remove.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete drafts' }).click();
  await expect(page.getByText('Your drafts have been deleted from this browser.')).toBeVisible();
  await expect(heading(page)).toBeFocused();

  await page.getByRole('link', { name: 'Log in' }).first().click();
  await submitLogin(page, email, GOOD_PASSWORD);
  await page.waitForURL('**/dashboard');
  await open(page, 'profile');
  await expect(page.getByLabel('Bio')).toHaveValue('');
  await page.goto('/logout');
  await expect(heading(page)).toHaveText('You’re logged out');
  await expect(remove).toHaveCount(0);
});

test('an ended session keeps what was typed', async ({ page, mailbox, complaints }) => {
  complaints.expect(/status of 401/);
  const email = await becomeMember(page, mailbox, sectionOf('profile'));
  await page.getByLabel('Location').fill('Ibadan');
  await page.evaluate(() => {
    localStorage.setItem('refreshToken', 'not-a-token-that-was-ever-given');
    localStorage.setItem('accessToken', 'nor-this');
  });
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.waitForURL('**/logout');
  await untilKept(page, 'Ibadan');
  await page.goto('/auth/login');
  await submitLogin(page, email, GOOD_PASSWORD);
  await page.waitForURL('**/dashboard');
  await open(page, 'profile');
  await expect(page.getByLabel('Location')).toHaveValue('Ibadan');
});

test('a picture is chosen, described, shown, removed and restored', async ({ page, mailbox }) => {
  await becomeMember(page, mailbox, sectionOf('profile'));
  await choose(page, 'Choose a picture');
  await expect(page.getByAltText('Preview')).toBeVisible();
  await page.getByLabel('Alt text').fill('Ada beside a green sun');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Picture changed')).toBeVisible();
  const atTheSide = page.getByRole('complementary', { name: 'Your session' }).locator('img');
  await expect(atTheSide).toHaveAttribute('src', /\/media\/.*\/96\.webp/);
  await expect(page.getByText('Ada beside a green sun')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Picture removed')).toBeVisible();
  await expect(atTheSide).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Picture restored')).toBeVisible();
  await expect(atTheSide).toHaveCount(1);
  await page.goto('/impacts');
  await expect(atTheSide).toHaveAttribute('src', /96\.webp/);
});

test('an unsupported file is reported before anything is sent', async ({ page }) => {
  await logIn(page, 'judge', '/judge/settings');
  const file = { name: 'notes.txt', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') };
  await page.getByLabel(/Choose (a picture|another)/).setInputFiles(file);
  await expect(page.getByRole('alert').filter({ hasText: 'notes.txt is not a JPEG' })).toBeVisible();
});

test('privacy settings are saved and survive a reload', async ({ page, mailbox }) => {
  await becomeMember(page, mailbox, sectionOf('privacy'));
  const part = (name: string) => page.getByRole('group', { name });
  await expect(part('Location').getByRole('radio', { name: 'Members' })).toBeChecked();
  await part('Location').getByRole('radio', { name: 'Only you' }).check();
  await part('Impacts').getByRole('radio', { name: 'Members' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Privacy settings saved')).toBeVisible();
  await part('Councils').getByRole('radio', { name: 'Only you' }).check();
  // The first message may still be there.
  const kept = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().endsWith('/userPrivacyPolicy'),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(part('Location').getByRole('radio', { name: 'Only you' })).toBeChecked();
  await expect(part('Impacts').getByRole('radio', { name: 'Members' })).toBeChecked();
  await expect(part('Councils').getByRole('radio', { name: 'Only you' })).toBeChecked();
});

test('privacy settings saved from two tabs don’t overwrite each other', async ({ page, mailbox, context }) => {
  await becomeMember(page, mailbox, sectionOf('privacy'));
  const part = (tab: Page, name: string) => tab.getByRole('group', { name });
  await expect(part(page, 'Location').getByRole('radio', { name: 'Members' })).toBeChecked();
  const other = await context.newPage();
  await open(other, 'privacy');
  await part(other, 'Location').getByRole('radio', { name: 'Only you' }).check();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Privacy settings saved')).toBeVisible();

  const save = page.getByRole('button', { name: 'Save' });
  await part(page, 'Impacts').getByRole('radio', { name: 'Members' }).check();
  await save.click();
  await expect(page.getByText('Privacy settings saved')).toBeVisible();
  await expect(part(page, 'Location').getByRole('radio', { name: 'Only you' })).toBeChecked();
  await expect(save).toBeFocused();

  await part(other, 'Email address').getByRole('radio', { name: 'Members' }).check();
  const reread = other.waitForResponse(/userPrivacyPolicy/);
  // Data older than a minute is refetched when the tab regains focus.
  await other.clock.setFixedTime(Date.now() + 60_000);
  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await reread;
  await expect(part(other, 'Impacts').getByRole('radio', { name: 'Members' })).toBeChecked();
  await expect(part(other, 'Email address').getByRole('radio', { name: 'Members' })).toBeChecked();
  await other.getByRole('button', { name: 'Undo changes' }).click();
  await expect(part(other, 'Email address').getByRole('radio', { name: 'Only you' })).toBeChecked();
  await expect(heading(other)).toBeFocused();
});

test('a session is ended from here and is logged out there', async ({ page, newVisitor, mailbox, complaints }) => {
  complaints.expect(/status of 401/);
  const email = await becomeMember(page, mailbox);
  const other = await (await newVisitor()).newPage();
  await other.goto('/auth/login');
  await submitLogin(other, email, GOOD_PASSWORD);
  await other.waitForURL('**/dashboard');
  await open(page, 'sessions');
  const rows = page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This device' })).toContainText('Active now');
  await page.getByRole('button', { name: /^End the session/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('You’re not logged in anywhere else.')).toBeVisible();
  await other.goto('/dashboard/points');
  await other.waitForURL('**/logout');
  await expect(heading(other)).toHaveText('Your session has ended');
});

test('all other sessions are ended after a confirmation', async ({ page, newVisitor, mailbox }) => {
  const email = await becomeMember(page, mailbox);
  for (let round = 0; round < 2; round += 1) {
    const other = await (await newVisitor()).newPage();
    await other.goto('/auth/login');
    await submitLogin(other, email, GOOD_PASSWORD);
    await other.waitForURL('**/dashboard');
  }
  await open(page, 'sessions');
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('2 other sessions');
  await page.getByRole('button', { name: 'End sessions' }).click();
  await expect(page.getByText('Your other sessions have been ended')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem')).toHaveCount(1);
});

test('a person downloads all their data', async ({ page }) => {
  await logIn(page, 'member', sectionOf('data'));
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^groundswell-data-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(page.getByText(/Downloaded:/)).toBeVisible();
});

test('an archive that is cut off is reported as failed, and not saved', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource|net::ERR/);
  await logIn(page, 'member', sectionOf('data'));
  await page.route('**/api/users/me/data', async (route) => {
    const response = await route.fetch();
    const whole = await response.body();
    await route.fulfill({ response, body: whole.subarray(0, whole.length - 30) });
  });
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was interrupted' })).toBeVisible();
  expect(downloads).toBe(0);
});
