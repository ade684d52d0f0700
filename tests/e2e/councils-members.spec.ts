import { randomUUID } from 'node:crypto';
import { askToJoin } from '../support/councils.ts';
import { decide, logImpact } from '../support/impacts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, logIn, pathOf, test } from './support/council-test.ts';
import { submitLogin } from './support/people.ts';
import { currentRow } from './support/queue.ts';
import { holdUndo, letUndoPass } from './support/undo-clock.ts';
import { openByLink } from './support/walking.ts';

test('a member leaves after a confirmation', async ({ page, openOne, caller, standFor, browserErrors }) => {
  // The comments, once only members may read them.
  browserErrors.expect(/404/);
  const one = await openOne({}, ['member']);
  await (await caller('owner')).put('/comment/audience', { id: one.id, audience: 'members' });
  await logIn(page, 'member', `${pathOf(one)}#comments`);
  await expect(page.getByRole('heading', { name: 'No comments yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Your impacts aren’t affected');
  await expectAccessible(page, question);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await standFor('member', one)).toMatchObject({ standing: 'member' });
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await question.getByRole('button', { name: 'Leave council' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible();
  await expect(page.getByText('Only members of this council can read and write its comments.')).toBeVisible();
  expect(await standFor('member', one)).toMatchObject({ standing: 'none', memberCount: 1 });
});

test('a question about one council isn’t asked about the next', async ({ page, openOne }) => {
  const one = await openOne({ councilTitle: `Otters ${randomUUID()}` });
  const other = await openOne({ councilTitle: `Herons ${randomUUID()}` });
  await logIn(page, 'member', pathOf(one));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(one.councilTitle);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill(other.councilTitle);
  await page.getByRole('option', { name: other.councilTitle }).click();
  await expect(heading).toHaveText(other.councilTitle);
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText(one.councilTitle);
  await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an owner removes a member, whose impacts stay, and must transfer the council before leaving', async ({
  page,
  openOne,
  caller,
  standFor,
}) => {
  const one = await openOne({}, ['member', 'otherMember']);
  const impact = await logImpact(await caller('otherMember'), { councilId: one.id });
  await decide(await caller('admin'), impact.id, { isVerified: true });
  await logIn(page, 'owner', pathOf(one));
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Choose a new owner first');
  await page.getByRole('link', { name: 'Choose a new owner' }).press('Enter');
  await expect(page).toHaveURL(/part=members&manage=yes/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove: Lucía Fernández' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Their impacts aren’t affected');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByText('Lucía Fernández is no longer a member')).toBeVisible();
  expect(await standFor('otherMember', one)).toMatchObject({ standing: 'none', memberCount: 2 });
  await openByLink(page, `/impacts/${impact.id}`);
  await expect(page.getByText('Lucía Fernández').first()).toBeVisible();
  await page.getByRole('link', { name: one.councilTitle }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Results' })).toBeVisible();
  await expect(page.getByRole('link', { name: impact.title })).toBeVisible();

  await openByLink(page, `${pathOf(one)}?part=members&manage=yes`);
  await page.getByRole('button', { name: 'Make owner: Kenji Watanabe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer council' }).click();
  await expect(page.getByText('Kenji Watanabe is now the owner')).toBeVisible();
  // Wait until the dialog is closed, since buttons behind it aren't found.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Make owner/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Members' })).toBeFocused();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave council' }).click();
  await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible();
  expect(await standFor('member', one)).toMatchObject({ standing: 'owner', memberCount: 1 });
});

test('an owner with another role has the same tools on the council’s page', async ({ page, openOne, caller }) => {
  const one = await openOne({}, ['partner']);
  const partner = await caller('partner');
  const { id: ownerId } = (await partner.get<{ id: string }>('/users/view')).body.data;
  const { councilTitle, description } = one;
  await (await caller('owner')).put(`/council/${one.id}`, { councilTitle, description, sdgs: [13], ownerId });
  await askToJoin(await caller('member'), one.id);
  await logIn(page, 'partner', pathOf(one));
  await expect(page.getByText('1 request to join')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Description').fill('Now with a partner.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Now with a partner.')).toBeVisible();
});

test('a council member can choose the council when logging an impact', async ({ page, openOne }) => {
  const one = await openOne({}, ['otherMember']);
  await logIn(page, 'otherMember', '/dashboard/impacts/new?step=people');
  await page.getByLabel(/^Council/).selectOption({ label: one.councilTitle });
  await expectAccessible(page);
  await openByLink(page, '/dashboard/impacts/new?step=review');
  await expect(page.getByText(`With ${one.councilTitle}`)).toBeVisible();
});

test('a visitor filters councils, and comes back after logging in', async ({ page, openOne, word }) => {
  const one = await openOne({ location: `Ziguinchor ${word}`, sdgs: [5] });
  const other = await openOne({ councilTitle: `Herons of ${word}`, sdgs: [14] });
  await page.goto('/councils');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
  await expect(page.getByText('2 councils')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Goal').selectOption('14');
  await expect(page.getByRole('link', { name: other.councilTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: one.councilTitle })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('2 councils')).toBeVisible();
  await page.getByLabel('Place').fill('ziguinchor');
  await expect(page.getByText('1 council', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: one.councilTitle }).click();
  await page.getByRole('link', { name: 'Log in to join' }).click();
  await submitLogin(page, 'member');
  await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible();
});

test('the owner sees that a request was withdrawn meanwhile', async ({ page, openOne, caller, browserErrors }) => {
  browserErrors.expect(/status of 409/);
  const one = await openOne();
  const member = await caller('member');
  const { id } = await askToJoin(member, one.id, 'May I?');
  await holdUndo(page);
  await logIn(page, 'owner', `${pathOf(one)}?part=requests`);
  await expect(page.getByRole('region', { name: 'Requests to join', exact: true })).toContainText('May I?');
  await expect(currentRow(page)).toBeVisible();
  await member.call('DELETE', `/council/member/delete/${id}`);
  await page.keyboard.press('d');
  await letUndoPass(page);
  await expect(page.getByRole('region', { name: 'Requests to join', exact: true })).toContainText('Withdrawn');
});
