import type { Page } from '@playwright/test';
import type { AccountList, Comment } from '#generated/types.gen.ts';
import { createClient } from '../support/client.ts';
import { postHeld, readThread } from '../support/comments.ts';
import { logIn as logInByCall } from '../support/factories.ts';
import { dataOf, decide, logImpact } from '../support/impacts.ts';
import { caseAbout, decideCase, report as reportByCall } from '../support/moderation.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, logIn, test } from './support/council-test.ts';
import { callAs } from './support/people.ts';
import { currentRow, rowOf } from './support/queue.ts';
import { becomeMember, VALID_PASSWORD } from './support/registration.ts';
import { holdUndo, letUndoPass } from './support/undo-clock.ts';

async function report(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report this impact' }).click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Choose a reason.')).toBeVisible();
  await page.getByLabel('Something else').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Tell us in a few words what’s wrong.')).toBeVisible();
  await page.getByLabel('Anything we should know').fill('The pictures are from another clean-up.');
  await expectAccessible(page, page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Report this impact' }).click();
  await expect(page.getByLabel('Something else')).toBeChecked();
  await expect(page.getByLabel('Anything we should know')).toHaveValue('The pictures are from another clean-up.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
}

/** Checks that a comment that was held because of a flood is in the same queue. */
async function showHeld(admin: Page, title: string, { content }: Pick<Comment, 'content'>): Promise<void> {
  await expect(currentRow(admin)).toContainText(`Comment on ${title}`);
  await expect(currentRow(admin)).toContainText('Held automatically: flood');
  await expect(admin.getByText('Many comments in a short time from a new account')).toBeVisible();
  await expect(admin.getByText(content ?? '')).toBeVisible();
  await expectAccessible(admin);
  await admin.keyboard.press('d');
  await admin.getByLabel('It isn’t spam').check();
  await admin.keyboard.press('Control+Enter');
  await letUndoPass(admin);
  await expect(rowOf(admin, title, 'To decide')).toContainText('You dismissed it');
}

test('a member reports an impact, an admin suspends its owner, who reads why, can’t write, appeals and is answered', async ({
  page,
  newVisitor,
  mailbox,
  server: { origin },
  browserErrors,
  word,
}) => {
  test.slow();
  browserErrors.expect(/status of 403/);
  const title = `Clean-up of the ${word} wall`;
  const owner = await (await newVisitor()).newPage();
  const email = await becomeMember(owner, mailbox);
  const { client } = await logInByCall(origin, { email }, VALID_PASSWORD);
  const { id } = await logImpact(client, { title });
  await decide(await callAs(origin, 'judge'), id, { isVerified: true });

  const held = await postHeld(client, id);
  const admin = await (await newVisitor()).newPage();
  await holdUndo(admin);
  await logIn(admin, 'admin', '/admin/reports?sort=newest&kind=comment');
  await showHeld(admin, title, held);
  const { data } = await readThread(createClient(origin), id);
  expect(data.find((comment) => comment.id === held.id)).toMatchObject({ state: 'visible', content: held.content });

  await page.goto(`/impacts/${id}`);
  await expect(page.getByRole('link', { name: 'Report this impact' })).toHaveAttribute('href', /return=%2Fimpacts/);
  await logIn(page, 'member', `/impacts/${id}`);
  await report(page);

  await admin.goto('/admin/reports?sort=newest');
  await expect(currentRow(admin)).toContainText(title);
  await expect(admin.getByText('The pictures are from another clean-up.')).toBeVisible();
  await expectAccessible(admin);
  await admin.keyboard.press('s');
  await admin.getByLabel('It’s untrue').check();
  await admin.keyboard.press('Control+Enter');
  await expect(rowOf(admin, title, 'To decide')).toContainText('Suspending');
  await admin.keyboard.press('u');
  await expect(rowOf(admin, title, 'To decide')).not.toContainText('Suspending');
  await admin.keyboard.press('s');
  await admin.getByLabel('1 day').check();
  await admin.getByLabel('It’s untrue').check();
  await admin.keyboard.press('Control+Enter');
  await letUndoPass(admin);
  await expect(rowOf(admin, title, 'To decide')).toContainText('You suspended the person for a day');
  expect((await createClient(origin).get(`/impact/${id}`)).status).toBe(404);

  await owner.goto('/dashboard');
  await expect(owner.getByText('Your account is suspended')).toBeVisible();
  await expectAccessible(owner);
  await owner.goto('/dashboard/invite');
  await owner.getByLabel('Email').fill('friend@example.org');
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(
    owner.getByText(/Your account is suspended until .+ you can read what members read, but not write/),
  ).toBeVisible();
  await expect(owner.getByLabel('Email')).toHaveValue('friend@example.org');
  await owner.goto('/dashboard');
  await owner.getByRole('link', { name: 'Read the decision or appeal' }).click();
  await owner.getByRole('button', { name: 'Appeal' }).click();
  await owner.getByLabel('Your reason').fill('They are mine.');
  await owner.getByRole('button', { name: 'Send appeal' }).click();
  await expect(owner.getByText('Your appeal is being looked at')).toBeVisible();
  await expectAccessible(owner);

  await admin.goto('/admin/reports?view=all&kind=impact&sort=newest');
  await expect(rowOf(admin, title, 'All')).toContainText('Under appeal');
  await rowOf(admin, title, 'All').getByRole('button').first().click();
  await expect(admin.getByText('Another admin answers the appeal.')).toBeVisible();
  const other = await (await newVisitor()).newPage();
  await holdUndo(other);
  await logIn(other, 'otherAdmin', '/admin/reports?sort=newest');
  await expect(currentRow(other)).toContainText(title);
  await expect(other.getByText('They are mine.')).toBeVisible();
  await other.keyboard.press('v');
  await other.getByLabel('Our mistake').check();
  await other.keyboard.press('Control+Enter');
  await letUndoPass(other);
  await expect(rowOf(other, title, 'To decide')).toContainText('You reversed the decision');
  await owner.reload();
  await expect(owner.getByText('Your appeal was accepted: the decision was reversed')).toBeVisible();
  expect((await createClient(origin).get(`/impact/${id}`)).status).toBe(200);
});

test('a suspended judge reads why the queue is closed, and still reads what members read', async ({
  page,
  mailbox,
  caller,
}) => {
  const email = await becomeMember(page, mailbox);
  const admin = await caller('admin');
  const { data } = dataOf(await admin.get<AccountList>(`/users/allusers/?search=${encodeURIComponent(email)}`));
  const id = data[0]?.id ?? '';
  dataOf(await admin.call('PATCH', `/users/${id}`, { body: { role: 'Judge' } }));
  dataOf(await reportByCall(await caller('member'), id, { kind: 'profile' }));
  dataOf(await decideCase(admin, (await caseAbout(admin, id)).id, { outcome: 'suspended', days: 1 }));
  await page.goto('/judge');
  await expect(page.getByRole('heading', { name: 'Your work here is paused' })).toBeVisible();
  await expect(page.getByText(/Your account is suspended until .+ you can read what members read/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Read the decision or appeal' }).click();
  await expect(page.getByRole('button', { name: 'Appeal' })).toBeVisible();
  await page.goto('/judge');
  await page.getByRole('link', { name: 'See the community’s impacts' }).click();
  await expect(page).toHaveURL(/\/impacts$/);
});
