/** Likes, saves and follows that are pressed without a connection, until the server has them. */
import type { Page } from '@playwright/test';
import type { Comment, Council, FavouriteList, FollowState, Impact, Opportunity } from '#generated/types.gen.ts';
import type { Client } from '../support/client.ts';
import { addComment, readThread } from '../support/comments.ts';
import { foundApproved } from '../support/councils.ts';
import { dataOf, decide } from '../support/impacts.ts';
import { approve, offer } from '../support/opportunities.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { readStored, untilKept } from './support/kept.ts';
import { untilIdle } from './support/page-idle.ts';
import { expect, logIn, test as review } from './support/review-test.ts';

interface Things {
  impact: Impact;
  comment: Comment;
  opportunity: Opportunity;
  council: Council;
}

const test = review.extend<{ things: Things; member: Client }>({
  member: async ({ caller }, use) => use(await caller('member')),
  things: async ({ caller, logImpacts, word }, use) => {
    const [logged] = await logImpacts(1);
    const impact = await decide(await caller('judge'), logged?.id ?? '', { isVerified: true });
    const owner = await caller('owner');
    const comment = await addComment(owner, impact.id);
    const { id } = await offer(await caller('partner'), { title: `Stewards ${word}` });
    const opportunity = await approve(await caller('admin'), id);
    const council = await foundApproved(owner, await caller('admin'), { councilTitle: `Mangroves of the ${word}` });
    await use({ impact, comment, opportunity, council });
  },
});

test.use({ serverEnv: { SERVICE_WORKER: 'on' } });

test.beforeEach(({ browserErrors }) => {
  browserErrors.expect(/ERR_(INTERNET_DISCONNECTED|FAILED)|status of 404/);
});

/** Its key in the browser's storage. */
const KEPT_PRESS = /waiting-(impact-like|comment-like|follow|save) [0-9a-f-]{36}/;
const WAITING = 'Waiting for a connection';
const like = (page: Page) => page.getByRole('button', { name: /^Like(?! this)/ }).first();
const likeOf = (page: Page, { id }: Comment) =>
  page.locator(`[id="comment-${id}"]`).getByRole('button', { name: /like/i });
const save = (page: Page) => page.getByRole('button', { name: /^Saved?\b.*Stewards/ }).first();
const follow = (page: Page) => page.getByRole('button', { name: /^(Follow|Unfollow)/ }).first();

const pathOf = ({ impact, opportunity, council }: Things) => ({
  impact: `/impacts/${impact.id}`,
  opportunity: `/scholarships/${opportunity.id}`,
  council: `/councils/${council.id}/${council.slug}`,
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilIdle(page);
}

/** What the server has of the four presses, each of which is counted. */
async function readServer(member: Client, { impact, comment, opportunity, council }: Things) {
  const { data: favourites } = dataOf(await member.get<FavouriteList>('/user-opportunity-fav?page_size=50'));
  const thread = await readThread(member, impact.id);
  return {
    likes: dataOf(await member.get<Impact>(`/impact/${impact.id}`)).likeCount,
    commentLikes: thread.data.find(({ id }) => id === comment.id)?.likeCount,
    saves: favourites.filter((one) => one.opportunity.id === opportunity.id).length,
    follows: dataOf(await member.get<FollowState>(`/follow/state?kind=council&id=${council.id}`)).followerCount,
  };
}

const NOTHING = { likes: 0, commentLikes: 0, saves: 0, follows: 0 };
const EACH_ONCE = { likes: 1, commentLikes: 1, saves: 1, follows: 1 };

test('what is pressed offline is shown, outlives the page, and is sent once', async ({
  page,
  context,
  things,
  member,
}) => {
  const paths = pathOf(things);
  await logIn(page, 'member', paths.impact);
  await untilKept(page);
  // What a page reads first is kept from its second opening on.
  for (const path of Object.values(paths)) {
    await open(page, path);
    await open(page, path);
  }
  await context.setOffline(true);
  await follow(page).click();
  await expect(follow(page)).toHaveAccessibleName(`Unfollow ${WAITING}`);
  await page.goto(paths.opportunity);
  await save(page).click();
  await expect(save(page)).toHaveAccessibleName(new RegExp(`^Saved.*${WAITING}$`));
  await page.goto(paths.impact);
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 like', { exact: true })).toBeVisible();
  await likeOf(page, things.comment).click();
  await expect(likeOf(page, things.comment)).toHaveAccessibleName(new RegExp(`, ${WAITING.toLowerCase()}$`));
  await expectAccessibleInBothThemes(page);
  expect(await readServer(member, things)).toEqual(NOTHING);
  await page.close();

  const next = await context.newPage();
  await next.goto(paths.council);
  await expect(follow(next)).toHaveAccessibleName(`Unfollow ${WAITING}`);
  await next.goto(paths.opportunity);
  await expect(save(next)).toHaveAccessibleName(new RegExp(`${WAITING}$`));
  await next.goto(paths.impact);
  await expect(like(next)).toHaveAttribute('aria-pressed', 'true');
  await expect(likeOf(next, things.comment)).toHaveAttribute('aria-pressed', 'true');
  expect(await readServer(member, things)).toEqual(NOTHING);

  await context.setOffline(false);
  await expect.poll(() => readServer(member, things)).toEqual(EACH_ONCE);
  await expect(like(next)).toHaveAccessibleName('Like');
  await expect(like(next)).toHaveAttribute('aria-pressed', 'true');
  await expect(next.getByText('1 like', { exact: true })).toBeVisible();
  await expect.poll(() => readStored(next)).not.toMatch(KEPT_PRESS);
  await open(next, paths.opportunity);
  await expect(save(next)).toHaveAccessibleName(/^Saved.*press to unsave$/);
});

test('the last press counts, and an answer that was lost changes nothing', async ({
  page,
  context,
  things,
  member,
}) => {
  const { impact, opportunity } = pathOf(things);
  await logIn(page, 'member', opportunity);
  await save(page).click();
  await expect.poll(async () => (await readServer(member, things)).saves).toBe(1);
  await page.reload();
  await untilIdle(page);
  await context.setOffline(true);
  await save(page).click();
  await expect(save(page)).toHaveAccessibleName(new RegExp(`^Save\\b.*${WAITING}$`));
  await context.setOffline(false);
  await expect.poll(async () => (await readServer(member, things)).saves).toBe(0);
  await expect(save(page)).toHaveAccessibleName(new RegExp(`^Save\\b.*${things.opportunity.title}$`));

  await open(page, impact);
  // The server has it, but its answer is cut off.
  await context.route('**/api/like', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await like(page).click();
  await expect(like(page)).toHaveAccessibleName(`Like ${WAITING}`);
  await expect.poll(async () => (await readServer(member, things)).likes).toBe(1);
  // So this one is no return to what the server has.
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  await context.unrouteAll({ behavior: 'wait' });
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(async () => (await readServer(member, things)).likes).toBe(0);
  await expect(like(page)).toHaveAccessibleName('Like');
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a refusal is said, and the button shows what the server has', async ({ page, context, things, caller }) => {
  const { opportunity } = pathOf(things);
  await logIn(page, 'member', opportunity);
  await untilKept(page);
  await open(page, opportunity);
  await context.setOffline(true);
  await save(page).click();
  await expect(save(page)).toHaveAccessibleName(new RegExp(`${WAITING}$`));
  const hiding = { opportunityId: things.opportunity.id, isHide: true };
  expect((await (await caller('admin')).post('/opportunity/Hide', hiding)).status).toBe(200);
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: things.opportunity.title })).toContainText('Couldn’t save');
  await expect.poll(() => readStored(page)).not.toMatch(KEPT_PRESS);
  await expect(page.getByRole('button', { name: WAITING })).toHaveCount(0);
});

test('who logs out is asked first, and the next person neither sees nor sends it', async ({
  page,
  context,
  things,
  member,
}) => {
  const { impact } = pathOf(things);
  await logIn(page, 'member', impact);
  await untilKept(page);
  await open(page, impact);
  await context.setOffline(true);
  await like(page).click();
  await expect(like(page)).toHaveAccessibleName(`Like ${WAITING}`);
  // Cut off from the server, though not offline, so that the page's code can be loaded.
  await context.route('**/api/like', (route) => route.abort());
  await context.setOffline(false);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something hasn’t been sent yet');
  const stay = page.getByRole('link', { name: 'Stay logged in' });
  // Who they are isn't known at once.
  await expect(stay).toHaveAttribute('href', '/dashboard');
  await stay.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Delete and log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');
  expect(await readStored(page)).not.toMatch(KEPT_PRESS);
  await context.unrouteAll({ behavior: 'wait' });
  await logIn(page, 'otherMember', impact);
  await untilIdle(page);
  await expect(like(page)).toHaveAccessibleName('Like');
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  expect((await readServer(member, things)).likes).toBe(0);
});
