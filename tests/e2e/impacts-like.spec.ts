import { decide } from '../support/impacts.ts';
import { expect, logIn, test } from './support/review-test.ts';

test('a like shows immediately and is saved', async ({ page, logImpacts, caller, standOf }) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  await logIn(page, 'judge', `/impacts/${impact.id}`);
  const like = page.getByRole('button', { name: 'Like', pressed: false });
  await like.click();
  await expect(page.getByText('1 like', { exact: true })).toBeVisible();
  await expect.poll(async () => (await standOf(impact)).likeCount).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Like' }).click();
  await expect(page.getByText('Be the first to like this')).toBeVisible();
  await expect.poll(async () => (await standOf(impact)).likeCount).toBe(0);
});

test('a refused like is rolled back with a message', async ({ page, logImpacts, caller, complaints }) => {
  complaints.expect(/status of 404/);
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  await logIn(page, 'judge', `/impacts/${impact.id}`);
  const like = page.getByRole('button', { name: 'Like' });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await (await caller('admin')).post('/impact/Hide', { impactId: impact.id, isHide: true });
  await like.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t save your like' })).toContainText(
    'Impact not found.',
  );
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Be the first to like this')).toBeVisible();
});

test('a like while offline is rolled back', async ({ page, context, logImpacts, caller, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  await logIn(page, 'judge', `/impacts/${impact.id}`);
  const like = page.getByRole('button', { name: 'Like' });
  await expect(like).toBeVisible();
  await context.setOffline(true);
  await like.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check your connection' })).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});
