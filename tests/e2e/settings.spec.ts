import type { Page } from '@playwright/test';
import { logIn as logInByApi } from '../support/factories.ts';
import { drawPicture } from '../support/uploads.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { addressOf, expect, HOMES, logIn, submitLogin, test } from './support/community-test.ts';
import { untilDraftSaved } from './support/drafts.ts';
import { expectFitsSmall } from './support/fitting.ts';
import { untilIdle } from './support/page-idle.ts';
import { becomeMember, VALID_PASSWORD } from './support/registration.ts';
import { beginSession } from './support/sessions.ts';
import { openByLink } from './support/walking.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sectionOf = (section: string) => `/dashboard/settings/${section}`;
const open = (page: Page, section: string) => page.goto(sectionOf(section));
const choose = async (page: Page, label: string) =>
  page
    .getByLabel(label)
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(900, 600).png().toBuffer() });

// This is the last file of a run, which ends sooner if its tests are spread over all workers.
test.describe.configure({ mode: 'parallel' });

const SECTIONS = ['profile', 'password', 'privacy', 'sessions', 'data', 'deactivate'];

test('the settings of every role link from one section to the next', async ({ page }) => {
  for (const account of Object.keys(HOMES) as (keyof typeof HOMES)[]) {
    await test.step(account, async () => {
      await logIn(page, account, `${HOMES[account]}/account`);
      await page.waitForURL(`**${HOMES[account]}/settings`);
      await expect(heading(page)).toHaveText('Profile');
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Sessions' }).click();
      await expect(heading(page)).toHaveText('Sessions');
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveTitle(/Sessions · Settings/);
      await openByLink(page, `${HOMES[account]}/settings/nowhere`);
      await expect(heading(page)).toHaveText('Off the map');
    });
  }
});

test('every section is accessible in both themes and fits a narrow screen', async ({ page }) => {
  test.slow();
  await logIn(page, 'member');
  for (const [index, section] of SECTIONS.entries()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openByLink(page, sectionOf(section));
    await untilIdle(page);
    // What is around the section stays the same.
    await expectAccessibleInBothThemes(page, index === 0 ? undefined : page.getByRole('main'));
    await expectFitsSmall(page, section);
  }
});

test('a profile and its picture are saved, the same in two tabs, and compared when edited in two browsers', async ({
  page,
  mailbox,
  context,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/);
  const email = await becomeMember(page, mailbox, sectionOf('profile'));
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save profile' }).click();
  const atTheSide = page.getByRole('complementary', { name: 'Your session' });
  const shown = atTheSide.locator('img');

  await test.step('saved, with the new name in the navigation', async () => {
    await page.getByLabel('First name').fill('Adaeze');
    await page.getByLabel('Bio').fill('I count fish.');
    await page.getByLabel('Phone number').fill('no number');
    await save(page);
    await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/Enter a phone number/);
    await page.getByLabel('Phone number').fill('+٢٣٤ 1 ۷654321');
    await expect(page.getByLabel('Phone number')).toHaveValue('+234 1 7654321');
    await save(page);
    await expect(page.getByText('Your profile is saved')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'About you' })).toBeFocused();
    await expect(atTheSide).toContainText('Adaeze Okafor');
  });

  await test.step('a picture, after a file that is none', async () => {
    const file = { name: 'notes.txt', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') };
    await page.getByLabel('Choose a picture').setInputFiles(file);
    await expect(page.getByRole('alert').filter({ hasText: 'notes.txt is not a JPEG' })).toBeVisible();
    await choose(page, 'Choose a picture');
    await expect(page.getByAltText('Preview')).toBeVisible();
    await page.getByLabel('Alt text').fill('Ada beside a green sun');
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByText('Picture changed')).toBeVisible();
    await expect(shown).toHaveAttribute('src', /\/media\/.*\/96\.webp/);
    await expect(page.getByText('Ada beside a green sun')).toBeVisible();
    // A picture that is removed while it loads isn't found.
    await expect(page.getByRole('main').locator('img')).toHaveJSProperty('complete', true);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Picture removed')).toBeVisible();
    await expect(shown).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    const restored = page.getByText('Picture restored');
    await expect(shown).toHaveCount(1);
    await expect(page.getByRole('main').locator('img')).toHaveJSProperty('complete', true);
    await restored.locator('../..').getByRole('button', { name: 'Close' }).click();

    // The picture can still be restored from another page.
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Picture removed')).toBeVisible();
    await openByLink(page, sectionOf('sessions'));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(restored).toBeVisible();
    await openByLink(page, sectionOf('profile'));
    await expect(shown).toHaveCount(1);
  });

  await test.step('all of it is there after a reload', async () => {
    await page.reload();
    await expect(page.getByLabel('Bio')).toHaveValue('I count fish.');
    await expect(page.getByLabel('Phone number')).toHaveValue('+234 1 7654321');
    await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0);
    await expect(shown).toHaveAttribute('src', /96\.webp/);
  });

  await test.step('what is typed in one tab is in the others, and saved once', async () => {
    await page.getByLabel('Bio').fill('I count reeds.');
    const tab = await context.newPage();
    await open(tab, 'profile');
    await expect(tab.getByLabel('Bio')).toHaveValue('I count reeds.');
    await tab.getByLabel('Location').fill('Lomé, Togo');
    await expect(page.getByLabel('Location')).toHaveValue('Lomé, Togo');
    await save(tab);
    await expect(tab.getByText('Your profile is saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0);
    await expect(page.getByLabel('Location')).toHaveValue('Lomé, Togo');

    // What is typed in another tab while this one sends isn't part of what was sent.
    await tab.getByLabel('Location').fill('Cotonou, Benin');
    await expect(page.getByLabel('Location')).toHaveValue('Cotonou, Benin');
    const held = Promise.withResolvers<void>();
    await tab.route('**/api/users', (route) => held.promise.then(() => route.continue()), { times: 1 });
    await save(tab);
    await page.getByLabel('Bio').fill('I count stones.');
    await untilDraftSaved(page, 'I count stones.');
    held.resolve();
    await expect(tab.getByText('Your profile is saved').last()).toBeVisible();
    await tab.close();
    await expect(page.getByLabel('Bio')).toHaveValue('I count stones.');
    await untilDraftSaved(page, 'I count stones.');
  });

  await test.step('edited in two browsers, nothing is overwritten unseen', async () => {
    await page.getByLabel('Bio').fill('I count herons.');
    const other = await (await newVisitor()).newPage();
    await beginSession(other, email, VALID_PASSWORD);
    await open(other, 'profile');
    await other.getByLabel('Location').fill('Accra, Ghana');
    await save(other);
    await expect(other.getByText('Your profile is saved')).toBeVisible();

    await save(page);
    await expect(page.getByText('This profile has changed since you opened it')).toBeVisible();
    await expect(page.getByText('Accra, Ghana')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep my version' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('Location').fill('Accra, Ghana');
    await save(page);
    await expect(page.getByText('Your profile is saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Location')).toHaveValue('Accra, Ghana');
    await expect(page.getByLabel('Bio')).toHaveValue('I count herons.');
  });
});

test('unsaved changes come back after leaving and logging out, until their draft is deleted', async ({ page }) => {
  await logIn(page, 'member', sectionOf('profile'));
  await page.getByLabel('Bio').fill('I count herons at dawn.');
  const sections = page.getByRole('navigation', { name: 'Settings' });
  const logInAgain = async () => {
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await submitLogin(page, addressOf('member'));
    await page.waitForURL('**/dashboard');
    await openByLink(page, sectionOf('profile'));
  };

  await test.step('leaving asks first', async () => {
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
    await untilDraftSaved(page, 'I count herons at dawn.');
  });

  await test.step('a log-out clears recent searches, and mentions the draft', async () => {
    const user = await page.evaluate(() => {
      const [, claims = ''] = (localStorage.getItem('accessToken') ?? '').split('.');
      return String(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub);
    });
    await page.evaluate((id) => localStorage.setItem(`recentSearches:${id}`, '["herons"]'), user);
    const recent = () => page.evaluate((id) => localStorage.getItem(`recentSearches:${id}`), user);
    expect(await recent()).not.toBeNull();
    await openByLink(page, '/logout');
    await expect(heading(page)).toHaveText('You’re logged out');
    await expect(page.getByRole('heading', { name: 'One draft in this browser' })).toBeVisible();
    await expect.poll(recent).toBeNull();
    await expectAccessible(page);
  });

  await test.step('it comes back after a log-in', async () => {
    await logInAgain();
    await expect(page.getByText(/We’ve restored your draft/)).toBeVisible();
    await expect(page.getByLabel('Bio')).toHaveValue('I count herons at dawn.');
  });

  await test.step('it can be deleted', async () => {
    await page.goto('/logout');
    await expect(heading(page)).toHaveText('You’re logged out');
    const remove = page.getByRole('button', { name: 'Delete my drafts from this browser' });
    const question = page.getByRole('alertdialog', { name: 'Delete your drafts' });
    await remove.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await question.getByRole('button', { name: 'Delete drafts' }).click();
    await expect(page.getByText('Your drafts have been deleted from this browser.')).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await logInAgain();
    await expect(page.getByLabel('Bio')).not.toHaveValue('I count herons at dawn.');
    await openByLink(page, '/logout');
    await expect(heading(page)).toHaveText('You’re logged out');
    await expect(remove).toHaveCount(0);
  });
});

test('an ended session keeps what was typed, and the next login leads back to it', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 401/);
  await logIn(page, 'member', sectionOf('profile'));
  await page.getByLabel('Location').fill('Ibadan');
  await page.evaluate(() => {
    localStorage.setItem('refreshToken', 'not-a-token-that-was-ever-given');
    localStorage.setItem('accessToken', 'nor-this');
  });
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.waitForURL('**/logout');
  await untilDraftSaved(page, 'Ibadan');
  await openByLink(page, '/auth/login');
  await submitLogin(page, addressOf('member'));
  await page.waitForURL(`**${sectionOf('profile')}`);
  await expect(page.getByLabel('Location')).toHaveValue('Ibadan');
});

test('privacy settings survive a reload, and those saved from two tabs don’t overwrite each other', async ({
  page,
  mailbox,
  context,
  browserErrors,
}) => {
  await becomeMember(page, mailbox, sectionOf('privacy'));
  const choice = (tab: Page, part: string, who: string) =>
    tab.getByRole('group', { name: part }).getByRole('radio', { name: who });
  const save = page.getByRole('button', { name: 'Save' });
  await expect(choice(page, 'Location', 'Members')).toBeChecked();
  await choice(page, 'Location', 'Only you').check();
  await choice(page, 'Impacts', 'Members').check();
  await save.click();
  await expect(page.getByText('Privacy settings saved')).toBeVisible();
  await choice(page, 'Councils', 'Only you').check();
  // Wait for the response rather than a message, since the first message may still be shown.
  const kept = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().endsWith('/userPrivacyPolicy'),
  );
  await save.click();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(choice(page, 'Location', 'Only you')).toBeChecked();
  await expect(choice(page, 'Impacts', 'Members')).toBeChecked();
  await expect(choice(page, 'Councils', 'Only you')).toBeChecked();

  const other = await context.newPage();
  await open(other, 'privacy');
  await choice(other, 'Location', 'Members').check();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Privacy settings saved')).toBeVisible();
  await choice(page, 'Impacts', 'Only you').check();
  await save.click();
  await expect(page.getByText('Privacy settings saved')).toBeVisible();
  await expect(choice(page, 'Location', 'Members')).toBeChecked();
  await expect(save).toBeFocused();

  await choice(other, 'Email address', 'Members').check();
  const reread = other.waitForResponse(/userPrivacyPolicy/);
  // Data older than a minute is refetched when the tab regains focus.
  await other.clock.setFixedTime(Date.now() + 60_000);
  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await reread;
  await expect(choice(other, 'Impacts', 'Only you')).toBeChecked();
  await expect(choice(other, 'Email address', 'Members')).toBeChecked();
  await other.getByRole('button', { name: 'Undo changes' }).click();
  await expect(choice(other, 'Email address', 'Only you')).toBeChecked();
  await expect(heading(other)).toBeFocused();
  await other.close();

  await test.step('a reload asks before it loses unsaved choices', async () => {
    await choice(page, 'Location', 'Only you').check();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(choice(page, 'Location', 'Only you')).toBeChecked();
  });

  await test.step('a save that fails after its page was left says so', async () => {
    browserErrors.expect(/ERR_FAILED/);
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    await page.route('**/userPrivacyPolicy', async (route) => {
      await left;
      await route.abort('failed');
    });
    await save.click();
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Password' }).click();
    await expect(heading(page)).toHaveText('Password and security');
    leave();
    await expect(page.getByText('We couldn’t save your privacy settings.')).toBeVisible();
    await page.unroute('**/userPrivacyPolicy');
  });
});

test('one session or all others are ended from here, and are logged out there', async ({
  page,
  server,
  newVisitor,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  const email = await becomeMember(page, mailbox);
  const other = await (await newVisitor()).newPage();
  await beginSession(other, email, VALID_PASSWORD);
  await other.goto('/dashboard');
  await expect(heading(other)).toBeVisible();
  // Leave the product: an open page may notice that its session ended, and discard it before the next page opens.
  await other.goto('/healthz');
  await openByLink(page, sectionOf('sessions'));
  const rows = page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This device' })).toContainText('Active now');
  await page.getByRole('button', { name: /^End the session/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('You’re not logged in anywhere else.')).toBeVisible();
  await other.goto('/dashboard/points');
  await other.waitForURL('**/logout');
  await expect(heading(other)).toHaveText('Your session has ended');

  const elsewhere = [];
  for (let round = 0; round < 2; round += 1) elsewhere.push(await logInByApi(server.origin, { email }, VALID_PASSWORD));
  await page.reload();
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('2 other sessions');
  await page.getByRole('button', { name: 'End sessions' }).click();
  await expect(page.getByText('Your other sessions have been ended')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Your sessions' })).toBeFocused();
  for (const { client } of elsewhere) expect((await client.get('/users/view')).status).toBe(401);
});

test('a person downloads all their data, and an archive that is cut off is reported, not saved', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource|net::ERR/);
  await logIn(page, 'member', sectionOf('data'));
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByText(/Downloaded:/)).toBeVisible();
  expect(names).toEqual([expect.stringMatching(/^groundswell-data-\d{4}-\d{2}-\d{2}\.zip$/)]);

  await page.route('**/api/users/me/data', async (route) => {
    const response = await route.fetch();
    const whole = await response.body();
    await route.fulfill({ response, body: whole.subarray(0, whole.length - 30) });
  });
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was interrupted' })).toBeVisible();
  expect(names).toHaveLength(1);
});
