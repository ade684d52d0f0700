import { decide } from '../support/impacts.ts';
import { untilIdle } from './support/page-idle.ts';
import { expect, logIn, test } from './support/review-test.ts';

test('a like shows immediately and is saved, or rolled back with a message', async ({
  page,
  context,
  logImpacts,
  caller,
  standOf,
  browserErrors,
}) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  await logIn(page, 'judge', `/impacts/${impact.id}`);
  await expect(page.getByText(/^Verified by Keiko Tanaka on \d/)).toBeVisible();
  const like = page.getByRole('button', { name: 'Like' });
  const isLiked = (pressed: boolean) => expect(like).toHaveAttribute('aria-pressed', String(pressed));

  await test.step('saved', async () => {
    await isLiked(false);
    await like.click();
    await expect(page.getByText('1 like', { exact: true })).toBeVisible();
    await expect.poll(async () => (await standOf(impact)).likeCount).toBe(1);
    await page.reload();
    await isLiked(true);
    await like.click();
    await expect(page.getByText('Be the first to like this')).toBeVisible();
    await expect.poll(async () => (await standOf(impact)).likeCount).toBe(0);
  });

  await test.step('double-clicked', async () => {
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/like')) sent.push(request.postDataJSON());
    });
    await like.dblclick();
    await isLiked(true);
    await expect.poll(async () => (await standOf(impact)).likeCount).toBe(1);
    await like.dblclick();
    await isLiked(false);
    await expect.poll(async () => (await standOf(impact)).likeCount).toBe(0);
    await untilIdle(page);
    expect(sent).toEqual([true, false].map((likeStatus) => expect.objectContaining({ likeStatus })));
  });

  await test.step('pressed twice before the first answer', async () => {
    const answers: (() => Promise<void>)[] = [];
    await page.route('**/api/like', async (route) => {
      const response = await route.fetch();
      answers.push(() => route.fulfill({ response }));
    });
    await like.click();
    await isLiked(true);
    await like.click();
    await isLiked(false);
    await expect.poll(() => answers.length).toBe(1);
    await answers[0]?.();
    await expect.poll(() => answers.length).toBe(2);
    await isLiked(false);
    await expect(page.getByText('Be the first to like this')).toBeVisible();
    await answers[1]?.();
    await untilIdle(page);
    await isLiked(false);
    await page.unroute('**/api/like');
  });

  await test.step('offline, and undone', async () => {
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await like.click();
    await expect(like).toHaveAccessibleName('Like Waiting for a connection');
    await isLiked(true);
    await like.click();
    await expect(like).toHaveAccessibleName('Like');
    await isLiked(false);
    await context.setOffline(false);
  });

  await test.step('refused', async () => {
    browserErrors.expect(/status of 404/);
    await (await caller('admin')).post('/impact/Hide', { impactId: impact.id, isHide: true });
    await like.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Impact not found.' })).toContainText(
      'Couldn’t save your like',
    );
    await isLiked(false);
    await expect(page.getByText('Be the first to like this')).toBeVisible();
  });
});
