import type { Page } from '@playwright/test';
import type { Impact } from '#generated/types.gen.ts';
import { expectAccessible } from './support/accessibility.ts';
import { untilIdle } from './support/page-idle.ts';
import { currentRow, expect, logIn, rowOf, test } from './support/review-test.ts';
import { holdUndo, letUndoPass } from './support/undo-clock.ts';
import { openByLink } from './support/walking.ts';

const allOf = (word: string) => `/admin/impacts?view=all&search=${word}`;

const seenByVisitors = async (page: Page, origin: string, word: string): Promise<number> => {
  const answer = await page.request.get(`${origin}/api/impact?search=${word}`, { headers: { Authorization: '' } });
  const { data } = (await answer.json()) as { data: { data: Impact[] } };
  return data.data.length;
};

test('an admin features, hides, shows and reopens an impact, each after a confirmation', async ({
  page,
  server,
  word,
  logImpacts,
  caller,
  standOf,
}) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  const judge = await caller('judge');
  await judge.put(`/impact-verifcation/${impact.id}`, { isVerified: true });
  await logIn(page, 'admin', allOf(word));
  await expect(currentRow(page)).toContainText('Verified');

  await page.getByRole('button', { name: 'Feature', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('It will be listed among the featured impacts');
  await page.getByRole('button', { name: 'Feature impact' }).click();
  await expect(rowOf(page, impact, 'All')).toContainText('Featured');
  expect(await standOf(impact)).toMatchObject({ isFeatured: true });

  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('disappears from all public lists');
  await expectAccessible(page, page.getByRole('alertdialog'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await seenByVisitors(page, server.origin, word)).toBe(1);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByLabel('Reason').fill('A face is recognisable.');
  await page.getByRole('button', { name: 'Hide impact' }).click();
  await expect(rowOf(page, impact, 'All')).toContainText('Hidden');
  expect(await seenByVisitors(page, server.origin, word)).toBe(0);

  await page.getByRole('button', { name: 'Show again' }).click();
  await page.getByRole('button', { name: 'Show impact' }).click();
  await expect(rowOf(page, impact, 'All')).not.toContainText('Hidden');
  expect(await seenByVisitors(page, server.origin, word)).toBe(1);

  await page.getByRole('button', { name: 'Reopen', exact: true }).click();
  await page.getByRole('button', { name: 'Reopen impact' }).click();
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Give a reason/);
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByLabel('Reason').fill('The forestry office counted again.');
  await page.getByRole('button', { name: 'Reopen impact' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(rowOf(page, impact, 'All')).not.toContainText('Verified');
  const reopened = await standOf(impact);
  expect(reopened).toMatchObject({ isVerified: null });
  expect(reopened.reviews.at(-1)).toMatchObject({ event: 'reopened', reason: 'The forestry office counted again.' });

  await openByLink(page, `/admin/audit?search=${word}`);
  const log = page.getByRole('table');
  await expect(log.getByRole('row', { name: /Impact reopened/ })).toContainText('verified → pending');
  await expect(log.getByRole('row', { name: /Impact hidden/ })).toContainText('A face is recognisable.');
  await expect(log.getByRole('row', { name: /Impact hidden/ })).toContainText('Aroha Parata');
  await expectAccessible(page);
  await page.getByLabel('Action', { exact: true }).selectOption('impact_verified');
  await expect(log.getByRole('row', { name: /Impact verified/ })).toContainText('Keiko Tanaka');
  await expect(log.getByRole('row', { name: /Impact reopened/ })).toHaveCount(0);
});

test('the verified list of the admin area holds only what the admin approved, and when', async ({
  page,
  word,
  logImpacts,
  caller,
}) => {
  const [own, others] = await logImpacts(2);
  if (!own || !others) throw new Error('Two were to be logged');
  const [admin, judge] = [await caller('admin'), await caller('judge')];
  await admin.put(`/impact-verifcation/${own.id}`, { isVerified: true });
  await judge.put(`/impact-verifcation/${others.id}`, { isVerified: true });
  await logIn(page, 'admin', `/admin/impacts?view=mine&search=${word}`);
  await expect(rowOf(page, own, 'Verified by me')).toContainText(/Decided (just now|1 minute ago)/);
  await expect(rowOf(page, others, 'Verified by me')).toHaveCount(0);
});

test('a judge sees when they decided on what they reviewed', async ({ page, word, logImpacts, caller }) => {
  const [approved, declined] = await logImpacts(2);
  if (!approved || !declined) throw new Error('Two were to be logged');
  const judge = await caller('judge');
  await judge.put(`/impact-verifcation/${approved.id}`, { isVerified: true });
  await judge.put(`/impact-verifcation/${declined.id}`, { isVerified: false, reason: 'No pictures.' });
  await logIn(page, 'judge', `/judge/impacts?view=mine&search=${word}`);
  for (const impact of [approved, declined])
    await expect(rowOf(page, impact, 'Reviewed by me')).toContainText(/Decided (just now|1 minute ago)/);
});

test('an impact has its own review page, with the same shortcuts, and an unknown one has none', async ({
  page,
  logImpacts,
  standOf,
  browserErrors,
}) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await holdUndo(page);
  await logIn(page, 'judge', `/impact/new-impact-verification/${impact.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(impact.title);
  await expect(page.getByText(impact.description)).toBeVisible();
  await expect(page.getByText(/verified, .* declined|This is their first impact/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(page.getByText(`Approving “${impact.title}”`)).toBeVisible();
  await page.keyboard.press('u');
  await page.keyboard.press('d');
  await page.getByLabel('Reason').fill('The day is missing.');
  await page.keyboard.press('Control+Enter');
  await letUndoPass(page);
  await expect(page.getByText('You declined it')).toBeVisible();
  await expect(page.getByText('The day is missing.')).toBeVisible();
  expect(await standOf(impact)).toMatchObject({ isVerified: false, declineReason: 'The day is missing.' });

  browserErrors.expect(/status of (404|422)/);
  await openByLink(page, '/impact/new-impact-verification/019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impact not found');
  await expectAccessible(page);
});

test('the review page is for judges and admins', async ({ page, logImpacts }) => {
  const [impact] = await logImpacts(1);
  const path = `/impact/new-impact-verification/${impact?.id}`;
  await page.goto(path);
  await page.waitForURL('**/auth/login');
  // Logging in renews the cookie that the page's own calls are just sent with.
  await untilIdle(page);
  await logIn(page, 'owner', path);
  await page.waitForURL((url) => url.pathname === '/');
});

test('an appeal shows the judge the first decision and what has changed since', async ({
  page,
  word,
  logImpacts,
  caller,
  standOf,
}) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  const [judge, owner] = [await caller('judge'), await caller('owner')];
  await judge.put(`/impact-verifcation/${impact.id}`, { isVerified: false, reason: 'Nothing shows it.' });
  await owner.post(`/impact/appeal/${impact.id}`, { reason: 'The forestry office counted the seedlings.' });

  await holdUndo(page);
  await logIn(page, 'otherJudge', `/judge/impacts?appeals=only&search=${word}`);
  await expect(currentRow(page)).toContainText('Appeal');
  const panel = page.getByRole('region', { name: impact.title });
  await expect(panel).toContainText('The forestry office counted the seedlings.');
  await expect(panel).toContainText('Declined by Keiko Tanaka');
  await expect(panel).toContainText('Nothing has changed since.');
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog').getByText('edit and resubmit, but not appeal again.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await letUndoPass(page);
  await expect(rowOf(page, impact)).toContainText('You approved it');
  expect(await standOf(impact)).toMatchObject({ isVerified: true, appeal: { isUpheld: true } });
});
