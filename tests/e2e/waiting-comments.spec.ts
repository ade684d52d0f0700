/** Comments that are posted without a connection, until they're in their thread. */
import type { Page } from '@playwright/test';
import type { Comment, Impact } from '#generated/types.gen.ts';
import type { Client } from '../support/client.ts';
import { addComment, readThread } from '../support/comments.ts';
import { decide } from '../support/impacts.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { readStored, untilKept } from './support/kept.ts';
import { untilIdle } from './support/page-idle.ts';
import { expect, logIn, test as review } from './support/review-test.ts';

const test = review.extend<{ impact: Impact; comment: Comment; member: Client }>({
  member: async ({ caller }, use) => use(await caller('member')),
  impact: async ({ caller, logImpacts }, use) => {
    const [logged] = await logImpacts(1);
    await use(await decide(await caller('judge'), logged?.id ?? '', { isVerified: true }));
  },
  comment: async ({ caller, impact, word }, use) =>
    use(await addComment(await caller('owner'), impact.id, { content: `Who waters the ${word}?` })),
});

test.use({ serverEnv: { SERVICE_WORKER: 'on' } });

test.beforeEach(({ browserErrors }) => {
  browserErrors.expect(/ERR_(INTERNET_DISCONNECTED|FAILED)|status of 40[0-9]/);
});

const WAITING = 'Waiting for a connection';
const field = (page: Page) => page.getByLabel('Add a comment');
const waiting = (page: Page) => page.getByRole('article', { name: 'Your comment that isn’t posted yet' });
const posted = (page: Page, text: string) =>
  page.getByRole('article', { name: /^Comment by/ }).filter({ hasText: text });

async function post(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Post comment' }).click();
}

/** Twice, since what a page reads first is kept from its second opening on. */
async function openKept(page: Page, { id }: Impact): Promise<void> {
  await logIn(page, 'member', `/impacts/${id}#comments`);
  await untilKept(page);
  for (let times = 0; times < 2; times += 1) {
    await page.goto(`/impacts/${id}#comments`);
    await expect(field(page)).toBeVisible();
    await untilIdle(page);
    await page.reload();
  }
  await expect(field(page)).toBeVisible();
  await untilIdle(page);
}

const textsOf = async (reader: Client, { id }: Impact): Promise<(string | null)[]> =>
  (await readThread(reader, id)).data.map(({ content }) => content);

test('a comment and a reply that are posted offline wait in place, outlive the page, and are sent once', async ({
  page,
  context,
  impact,
  comment,
  member,
  word,
}) => {
  await openKept(page, impact);
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Post comment' })).toHaveText('Post comment');
  await post(page, `First ${word}`);
  await expect(waiting(page)).toContainText(WAITING);
  await expect(field(page)).toHaveValue('');

  await test.step('it goes back into its field, above what was typed there since', async () => {
    await field(page).fill('And the reeds?');
    await waiting(page).getByRole('button', { name: 'Edit' }).click();
    await expect(field(page)).toHaveValue(`First ${word}\n\nAnd the reeds?`);
    await expect(field(page)).toBeFocused();
    await expect(waiting(page)).toHaveCount(0);
    await post(page, `Edited ${word}`);
    await expect(waiting(page)).toContainText(`Edited ${word}`);
  });

  await test.step('withdrawn, it comes back by Undo', async () => {
    await waiting(page).getByRole('button', { name: 'Withdraw' }).click();
    await expect(waiting(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(waiting(page)).toContainText(`Edited ${word}`);
  });

  const answered = page.locator(`[id="comment-${comment.id}"]`);
  await answered.getByRole('button', { name: /^Reply/ }).click();
  await page.getByRole('textbox', { name: /^Reply to/ }).fill(`A reply ${word}`);
  await page.getByRole('button', { name: 'Post reply' }).click();
  await expect(page.getByRole('list', { name: 'Replies' })).toContainText(`A reply ${word}`);
  await expect(waiting(page)).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
  expect(await textsOf(member, impact)).toEqual([comment.content]);
  await page.close();

  const next = await context.newPage();
  await next.goto(`/impacts/${impact.id}#comments`);
  await expect(waiting(next)).toHaveCount(2);
  await untilIdle(next);
  await context.setOffline(false);
  await expect(posted(next, `Edited ${word}`)).toBeVisible();
  await expect(next.getByRole('list', { name: 'Replies' }).getByRole('article', { name: /^Comment by/ })).toContainText(
    `A reply ${word}`,
  );
  await expect(waiting(next)).toHaveCount(0);
  const texts = await textsOf(member, impact);
  expect(texts.toSorted()).toEqual([comment.content, `A reply ${word}`, `Edited ${word}`].toSorted());
  await expect.poll(() => readStored(next)).not.toMatch(/waiting-comment/);
});

test('one whose answer was lost is posted once, as it was edited since', async ({
  page,
  context,
  impact,
  member,
  word,
}) => {
  await openKept(page, impact);
  // The server has it, but its answer is cut off.
  await context.route('**/api/comment', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await post(page, `Lost ${word}`);
  await expect(waiting(page)).toContainText(`Lost ${word}`);
  await expect(waiting(page)).toContainText(WAITING);
  expect(await textsOf(member, impact)).toEqual([`Lost ${word}`]);
  await context.unrouteAll({ behavior: 'wait' });
  await context.setOffline(true);
  await waiting(page).getByRole('button', { name: 'Edit' }).click();
  await expect(field(page)).toHaveValue(`Lost ${word}`);
  await post(page, `Found ${word}`);
  await expect(waiting(page)).toContainText(`Found ${word}`);
  const other = await context.newPage();
  await other.goto(`/impacts/${impact.id}#comments`);
  await expect(waiting(other)).toBeVisible();
  await context.setOffline(false);
  await expect(posted(page, `Found ${word}`)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(waiting(other)).toHaveCount(0);
  expect(await textsOf(member, impact)).toEqual([`Found ${word}`]);
});

test('a refusal is said in place, with everything as typed', async ({ page, context, impact, member, word }) => {
  await openKept(page, impact);
  await context.setOffline(true);
  await post(page, `Twice ${word}`);
  await expect(waiting(page)).toContainText(WAITING);
  // The same text again within ten minutes.
  await addComment(member, impact.id, { content: `Twice ${word}` });
  await context.setOffline(false);
  await expect(waiting(page)).toContainText('Not accepted');
  await expect(waiting(page)).toContainText('You’ve just posted this.');
  await waiting(page).getByRole('button', { name: 'Edit' }).click();
  await expect(field(page)).toHaveValue(`Twice ${word}`);
  await post(page, `Once more ${word}`);
  await expect(posted(page, `Once more ${word}`)).toBeVisible();
  // It's shown before the server has it.
  await expect.poll(() => textsOf(member, impact)).toEqual([`Twice ${word}`, `Once more ${word}`]);
});

test('who logs out is asked first, and the next person neither sees nor sends it', async ({
  page,
  context,
  impact,
  member,
  word,
}) => {
  await openKept(page, impact);
  await context.route('**/api/comment', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await post(page, `Secret ${word}`);
  await expect(waiting(page)).toContainText(WAITING);
  expect(await readStored(page)).toContain(`Secret ${word}`);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something hasn’t been sent yet');
  await page.getByRole('button', { name: 'Delete and log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');
  expect(await readStored(page)).not.toContain(`Secret ${word}`);
  await context.unrouteAll({ behavior: 'wait' });
  await logIn(page, 'otherMember', `/impacts/${impact.id}#comments`);
  await expect(field(page)).toBeVisible();
  await untilIdle(page);
  await expect(waiting(page)).toHaveCount(0);
  expect(await textsOf(member, impact)).toEqual([]);
});
