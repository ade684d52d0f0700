/** A conversation below an impact, from the first comment to the last. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { impactPathOf } from '#domains/impacts/model.ts';
import { decide } from '../support/impacts.ts';
import { atRest } from './support/at-rest.ts';
import { untilDraftSaved } from './support/drafts.ts';
import { logInAs } from './support/people.ts';
import { expect, logIn, test } from './support/review-test.ts';
import { endUndoWindows, holdUndo, letUndoPass } from './support/undo-clock.ts';
import { openByLink } from './support/walking.ts';

const commentOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).last();

async function choose(page: Page, text: string, entry: string): Promise<void> {
  await commentOf(page, text).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a comment is written, mentioned, answered, liked, edited, deleted and undone, live for others', async ({
  page,
  newVisitor,
  logImpacts,
  caller,
  word,
}) => {
  const [impact, another] = await logImpacts(2);
  if (!impact || !another) throw new Error('Two were to be logged');
  const judge = await caller('judge');
  for (const { id } of [impact, another]) await decide(judge, id, { isVerified: true });
  const path = impactPathOf(impact);
  const question = `How did you keep the goats away, ${word}?`;

  await test.step('a visitor is invited, and led back after logging in', async () => {
    await page.goto(`${path}#comments`);
    await expect(page.getByRole('heading', { name: 'No comments yet' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Log in to comment' });
    await expect(link).toHaveAttribute('href', `/auth/login?${new URLSearchParams({ return: `${path}#comments` })}`);
  });

  const ownerContext = await newVisitor();
  const ownerPage = await ownerContext.newPage();
  await logInAs(ownerPage, 'owner', 'Member', `${path}#comments`);
  await holdUndo(page);
  await logIn(page, 'otherMember', `${path}#comments`);
  await expect(page.getByRole('heading', { name: 'No comments yet' })).toBeInViewport();
  // The page was already at this address, so opening it didn't load it again.
  await page.reload();
  const field = page.getByRole('textbox', { name: 'Add a comment' });

  await test.step('a draft outlives a reload', async () => {
    await field.fill('Half a thought');
    await untilDraftSaved(page, 'Half a thought');
    await page.reload();
    await expect(field).toHaveValue('Half a thought');
  });

  await test.step('every tab shows the draft that was typed last', async () => {
    const tab = await page.context().newPage();
    await tab.goto(`${path}#comments`);
    const inTab = tab.getByRole('textbox', { name: 'Add a comment' });
    await expect(inTab).toHaveValue('Half a thought');
    await inTab.fill('The other half');
    await expect(field).toHaveValue('The other half');
    await tab.close();
  });

  await test.step('someone is mentioned by keyboard, and the comment shows at once, for others too', async () => {
    await field.fill('');
    await field.pressSequentially('@Amina');
    await expect(page.getByRole('option', { name: /^Amina Diallo/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await field.pressSequentially(' is away');
    await page.keyboard.press('Tab');
    await expect(field).not.toBeFocused();
    await expect(field).toHaveValue('@Amina is away');
    await field.fill('');
    await field.pressSequentially('@Amina D');
    await expect(page.getByRole('option', { name: /^Amina Diallo/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('@Amina Diallo ');
    await expect(page.getByRole('option', { name: /^Amina Diallo/ })).toHaveCount(0);
    await field.pressSequentially(question);
    await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await page.keyboard.press('Control+Enter');
    await expect(commentOf(page, question).getByRole('link', { name: '@Amina Diallo' })).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(field, 'the comment above it hasn’t pushed it out of the window').toBeInViewport({ ratio: 1 });
    await expect(commentOf(ownerPage, question)).toBeVisible();
  });

  await test.step('what is typed below another impact stays there', async () => {
    await openByLink(page, impactPathOf(another));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(another.title);
    await field.fill('About the other one');
    await openByLink(page, path);
    await expect(commentOf(page, question)).toBeVisible();
    await expect(field).toHaveValue('');
  });

  const answer = `Old fishing net, ${word}. See https://example.org/nets.`;
  await test.step('it is answered, and the answer liked', async () => {
    const answering = commentOf(ownerPage, question).getByRole('button', { name: 'Reply' });
    await answering.click();
    await ownerPage.keyboard.press('Escape');
    await expect(answering).toBeFocused();
    await answering.click();
    await ownerPage.getByRole('textbox', { name: 'Reply to Lucía Fernández' }).fill(answer);
    await ownerPage.getByRole('button', { name: 'Post reply' }).click();
    const reply = page.getByRole('list', { name: 'Replies' }).getByRole('article').filter({ hasText: answer });
    await expect(reply).toContainText('Logged this impact');
    const link = reply.getByRole('link', { name: 'https://example.org/nets', exact: true });
    await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
    const like = reply.getByRole('button', { name: /^Like/ });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleName('Like, 1 like');
  });

  const edited = `How did you keep the goats and the rabbits away, ${word}?`;
  await test.step('it is edited, with a mark', async () => {
    await choose(page, question, 'Edit');
    const editing = page.getByRole('textbox', { name: 'Edit your comment' });
    await expect(editing).toHaveValue(`@Amina Diallo ${question}`);
    await editing.fill(`@Amina Diallo ${edited}`);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/comment/*', (route) => answer.promise.then(() => route.continue()));
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.dblclick();
    // Until the server has stored it, the text stays in the field, which can't be changed meanwhile.
    await expect(editing).toHaveValue(`@Amina Diallo ${edited}`);
    await expect(save).toBeFocused();
    await expect(editing).not.toBeFocused();
    answer.resolve();
    await expect(commentOf(page, edited)).toContainText('edited');
    await expect(commentOf(page, edited)).toBeFocused();
    await page.unrouteAll();
    await expect(commentOf(ownerPage, edited)).toBeVisible();
  });

  await test.step('the thread is muted, and that is undone', async () => {
    await page.getByRole('button', { name: 'Mute', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Notifications off' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Notifications are on again')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mute', exact: true })).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a notification leads to it', async () => {
    await ownerPage.goto('/dashboard/notifications');
    await ownerPage
      .getByRole('link', { name: /^Lucía Fernández mentioned you/ })
      .first()
      .click();
    await expect(ownerPage).toHaveURL(/#comment-[0-9a-f-]{36}$/);
    await expect(commentOf(ownerPage, edited)).toBeFocused();
    await expect(commentOf(ownerPage, edited)).toBeInViewport();
    // A reload doesn't scroll to the comment again if the reader has scrolled away.
    await ownerPage.evaluate(() => scrollTo(0, 0));
    await ownerPage.reload();
    await expect(commentOf(ownerPage, edited)).toBeFocused();
    expect(await atRest(() => ownerPage.evaluate(() => scrollY))).toBe(0);
  });

  await test.step('deleting it can be undone; once it is sent, a trace stays above the answer', async () => {
    const undo = page.getByRole('button', { name: 'Undo' });
    await choose(page, edited, 'Delete');
    await expect(commentOf(page, edited)).toHaveCount(0);
    await undo.focus();
    // The undo window is paused while its button has the focus.
    await endUndoWindows(page);
    await undo.press('Enter');
    await expect(commentOf(page, edited)).toBeVisible();
    await choose(page, edited, 'Delete');
    await expect(undo).toBeVisible();
    await page.keyboard.press('u');
    await expect(commentOf(page, edited)).toBeVisible();
    await expect(undo).toHaveCount(0);
    await choose(page, edited, 'Delete');
    await letUndoPass(page, undo);
    await expect(page.getByText('Comment deleted', { exact: true }).last()).toBeVisible();
    await expect(ownerPage.getByRole('article', { name: 'Deleted comment' })).toBeVisible();
    await expect(commentOf(ownerPage, answer)).toBeVisible();
  });

  await test.step('a reply that is being written outlasts the comment that it answers', async () => {
    const alone = `And the ${word} bees?`;
    await field.fill(alone);
    await field.press('Control+Enter');
    await commentOf(ownerPage, alone).getByRole('button', { name: 'Reply' }).click();
    const reply = ownerPage.getByRole('textbox', { name: 'Reply to Lucía Fernández' });
    await reply.fill('They come back');
    await choose(page, alone, 'Delete');
    await letUndoPass(page, page.getByRole('button', { name: 'Undo' }));
    await expect(commentOf(ownerPage, alone)).toHaveCount(0);
    await expect(ownerPage.getByText('The comment you’re answering isn’t shown any more.')).toBeVisible();
    await expect(reply).toHaveValue('They come back');
    await expect(reply).toBeFocused();
  });

  await test.step('a link to a comment that is gone says so', async () => {
    await ownerPage.evaluate((id) => location.assign(`#comment-${id}`), randomUUID());
    await expect(ownerPage.getByText('The comment that the link leads to isn’t available.')).toBeInViewport();
  });
});
