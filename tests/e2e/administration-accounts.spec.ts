/** Managing accounts: finding, viewing, changing roles and points, deactivating and reactivating. */
import type { Page } from '@playwright/test';
import type { Account, Role } from '#generated/types.gen.ts';
import { createClient } from '../support/client.ts';
import { registrationOf } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectFits } from './support/fitting.ts';
import { untilIdle } from './support/page-idle.ts';
import { submitLogin } from './support/people.ts';
import { currentRow, expect, logIn, test } from './support/review-test.ts';
import { tabTo } from './support/tab-to.ts';
import { openByLink } from './support/walking.ts';

const panel = (page: Page) => page.getByRole('region', { name: /Diallo|Ngata|Nowak|Tanaka|Parata/ });

test('an account is found, and a new role applies until it is undone', async ({ page, caller }) => {
  const person = await caller('otherJudge');
  await logIn(page, 'admin', '/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('nowak');
  await expect(page).toHaveURL(/search=nowak/);
  await expect(currentRow(page)).toContainText('Tomasz Nowak');
  await expect(page.getByRole('region', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Change role' }).click();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText('Choose a role.')).toBeVisible();
  await expect(page.getByLabel('New role')).toBeFocused();
  await page.getByLabel('New role').selectOption('Partner');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Offers places now.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(currentRow(page)).toContainText('Partner');
  expect((await person.get('/impact-verifcation')).status).toBe(403);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(currentRow(page)).toContainText('Judge');
  expect((await person.get('/impact-verifcation')).status).toBe(200);
});

test('an undo doesn’t overwrite another admin’s change', async ({ page, caller, browserErrors }) => {
  browserErrors.expect(/status of 409/);
  await logIn(page, 'admin', '/admin/users?search=diallo');
  await page.getByRole('button', { name: 'Change role' }).click();
  await page.getByLabel('New role').selectOption('Judge');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Joins the judges.');
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(currentRow(page)).toContainText('Judge');
  const elsewhere = await caller('admin');
  const found = dataOf(await elsewhere.get<{ data: Account[] }>('/users/allusers/?search=diallo')).data;
  const become = (role: Role) => elsewhere.call('PATCH', `/users/${found[0]?.id}`, { body: { role } });
  expect((await become('Partner')).status).toBe(200);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/We couldn’t undo the change to Amina Diallo.*its role is now partner/)).toBeVisible();
  await expect(currentRow(page)).toContainText('Partner');
  expect((await become('Member')).status).toBe(200);
});

test('a deactivation asks first, ends the session, and can be undone', async ({ page, newVisitor, browserErrors }) => {
  // An ended session and a refused login get these responses.
  browserErrors.expect(/status of 40[13]/);
  const other = await (await newVisitor()).newPage();
  await logIn(other, 'otherJudge', '/judge');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await logIn(page, 'admin', '/admin/audit');
  await untilIdle(page);
  await openByLink(page, '/admin/users?search=nowak&status=inactive');
  await openByLink(page, '/admin/users?search=nowak');
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('They’ll be logged out everywhere and can’t log in');
  await expectAccessible(page, page.getByRole('alertdialog'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(currentRow(page)).not.toContainText('Deactivated');
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await page.getByRole('button', { name: 'Deactivate account' }).click();
  await expect(page.getByText('Give a reason. The person will see it.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Left the team.');
  await page.getByRole('button', { name: 'Deactivate account' }).click();
  await expect(currentRow(page)).toContainText('Deactivated');
  await expectAccessible(page);
  // The list is up to date, even though it was read before.
  await openByLink(page, '/admin/users?search=nowak&status=inactive');
  await expect(currentRow(page)).toContainText('Tomasz Nowak');

  await other.goto('/judge');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your session has ended');
  await other.goto('/auth/login');
  await submitLogin(other, 'otherJudge');
  await expect(other.getByText(/deactivated/i)).toBeVisible();

  await page.getByRole('button', { name: 'Reactivate' }).click();
  await page.getByRole('button', { name: 'Reactivate account' }).click();
  await expect(currentRow(page)).not.toContainText('Deactivated');
  await submitLogin(other, 'otherJudge');
  await other.waitForURL('**/judge');

  // By keyboard, since the message about the account covers the link for some seconds.
  await panel(page).getByRole('link', { name: 'Changes to this account' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(page.getByText('Only entries about “Tomasz Nowak”')).toBeVisible();
  await expect(page.getByRole('row', { name: /Account deactivated/ }).first()).toContainText('Left the team.');
  await page.getByRole('link', { name: 'Show all entries' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Tomasz Nowak');
});

test('an account is erased once its address is typed, and only “Former member” is left', async ({
  page,
  server,
  word,
}) => {
  const email = `${word}@example.org`;
  const registration = registrationOf(email, { name: 'Ottilie', lastName: 'Brandt' });
  expect((await createClient(server.origin).post('/users', registration)).status).toBeLessThan(300);
  await logIn(page, 'admin', `/admin/users?search=${word}`);
  await expect(currentRow(page)).toContainText('Ottilie Brandt');
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Erase this account' });
  await expect(dialog).toContainText('This can’t be undone.');
  await expect(dialog.getByLabel('Email address of the account')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email address of the account')).toHaveAccessibleDescription(
    /Type the email address of this/,
  );
  await expectAccessible(page, dialog);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.type(email);
  await dialog.getByRole('button', { name: 'Erase account' }).click();
  await expect(page.getByText('The account is erased')).toBeVisible();
  await expect(page.getByText('Ottilie')).toHaveCount(0);

  await openByLink(page, '/admin/users?status=inactive&sort=newest');
  await expect(currentRow(page)).toContainText('Former member');
  await expect(currentRow(page)).toContainText('Erased');
  await expect(page.getByText('What was personal in this account is gone for good.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reactivate' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erase', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('points are adjusted in the panel, with the reason in the ledger', async ({ page, word }) => {
  await logIn(page, 'admin', '/admin/users?search=diallo');
  const total = panel(page).getByRole('heading', { name: /^[\d,]+ points?$/ });
  const before = Number.parseInt(((await total.textContent()) ?? '').replace(',', ''), 10);
  await panel(page).getByRole('button', { name: 'Adjust points' }).click();
  await page.getByRole('spinbutton', { name: 'Points' }).fill('15');
  await page.getByRole('textbox', { name: 'Reason' }).fill(`Swept the hall of ${word}.`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save adjustment' }).click();
  await expect(panel(page).getByText(`Swept the hall of ${word}.`)).toBeVisible();
  await expect(total).toHaveText(`${before + 15} points`);
  await expect(currentRow(page)).toContainText(`${before + 15} points`);

  // What is still being saved when the form is closed is shown as well.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/users/pointsAdded/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await panel(page).getByRole('button', { name: 'Adjust points' }).click();
  await page.getByRole('spinbutton', { name: 'Points' }).fill('5');
  await page.getByRole('textbox', { name: 'Reason' }).fill(`Mopped the hall of ${word}.`);
  await page.getByRole('button', { name: 'Save adjustment' }).click();
  await panel(page).getByRole('button', { name: 'Adjust points' }).click();
  held.resolve();
  await expect(panel(page).getByText(`Mopped the hall of ${word}.`)).toBeVisible();
  await expect(total).toHaveText(`${before + 20} points`);
});

test('the user list works by keyboard, and leaves the admin’s own account alone', async ({ page }) => {
  // By address, since other tests register people: theirs come later.
  await logIn(page, 'admin', '/admin/users?sort=email&status=active');
  await expect(currentRow(page)).toContainText('Aroha Parata');
  await expect(panel(page)).toContainText('This is your own account');
  await expect(page.getByRole('button', { name: 'Deactivate', exact: true })).toHaveCount(0);
  await page.keyboard.press('d');
  await page.keyboard.press('j');
  // Keys are handled in order: had the first opened a dialog, this one wouldn't have moved.
  await expect(currentRow(page)).toContainText('Keiko Tanaka');
  await page.keyboard.press('j');
  await expect(currentRow(page)).toContainText('Kenji Watanabe');
  await page.keyboard.press('k');
  await expect(currentRow(page)).toContainText('Keiko Tanaka');
  await page.keyboard.press('d');
  await expect(page.getByRole('alertdialog')).toContainText('Keiko Tanaka');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('an account is found, deactivated and reactivated by keyboard alone', async ({ page }) => {
  await logIn(page, 'admin', '/admin');
  await tabTo(page.getByRole('link', { name: 'People', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused();
  await tabTo(page.getByRole('searchbox', { name: 'Search' }));
  await page.keyboard.type('diallo');
  await expect(page.getByRole('region', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(1);
  await tabTo(page.getByRole('region', { name: 'Accounts' }).getByRole('button', { name: /Amina Diallo/ }));
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Deactivate', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('Asked for it.');
  await tabTo(page.getByRole('button', { name: 'Deactivate account' }));
  await page.keyboard.press('Enter');
  await expect(currentRow(page)).toContainText('Deactivated');
  await tabTo(page.getByRole('button', { name: 'Reactivate' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Reactivate this account');
  await tabTo(page.getByRole('button', { name: 'Reactivate account' }));
  await page.keyboard.press('Enter');
  await expect(currentRow(page)).not.toContainText('Deactivated');
});

test('on a phone the users are a list, and a row opens as a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, 'admin', '/admin/users');
  await page
    .getByRole('region', { name: 'Accounts' })
    .getByRole('button', { name: /Keiko Tanaka/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Keiko Tanaka' })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Reviews impacts');
  await expectAccessible(page, page.getByRole('dialog'));
  await expectFits(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFits(page);
});
