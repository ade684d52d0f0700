import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';
import { expect, logIn, rowOf, test } from './support/review-test.ts';
import { openByLoad } from './support/walking.ts';

const KEIKO = 'Keiko Tanaka is looking at this';
const TOMASZ = 'Tomasz Nowak is looking at this';

test('two judges see what the other has open, in rows and panel, and at once when it is left', async ({
  page,
  word,
  logImpacts,
  newVisitor,
}) => {
  const [first, second] = await logImpacts(2);
  if (!first || !second) throw new Error('Two were to be logged');
  const queue = `/judge/impacts?search=${word}&sort=oldest`;
  const other = await (await newVisitor()).newPage();
  await logIn(page, 'judge', queue);
  await rowOf(page, first).click();
  await logIn(other, 'otherJudge', queue);
  await rowOf(other, second).click();

  await expect(rowOf(page, second)).toContainText(TOMASZ);
  await expect(rowOf(other, first)).toContainText(KEIKO);
  await expect(rowOf(other, second)).not.toContainText('is looking');
  await expect(rowOf(page, first)).not.toContainText('is looking');
  await rowOf(other, first).click();
  const panel = other.getByRole('region', { name: first.title });
  await expect(panel.getByRole('status').filter({ hasText: KEIKO })).toBeVisible();
  await expect(page.getByRole('region', { name: first.title })).toContainText(TOMASZ);
  await expectAccessibleInBothThemes(other);

  // The other leaves for a page without a queue.
  await openByLoad(other, '/judge/settings');
  await expect(page.getByText(TOMASZ)).toHaveCount(0);
  // A tab that is closed says so as well.
  await openByLoad(other, `/impact/new-impact-verification/${first.id}`);
  await expect(page.getByRole('region', { name: first.title })).toContainText(TOMASZ);
  await expect(other.getByRole('status').filter({ hasText: KEIKO })).toBeVisible();
  await other.close({ runBeforeUnload: false });
  await expect(page.getByText(TOMASZ)).toHaveCount(0);
});

test('goes on after an error', async ({ page, word, logImpacts, newVisitor, browserErrors }) => {
  const [first, second] = await logImpacts(2);
  if (!first || !second) throw new Error('Two were to be logged');
  const queue = `/judge/impacts?search=${word}&sort=oldest`;
  const other = await (await newVisitor()).newPage();
  await logIn(other, 'otherJudge', queue);
  await rowOf(other, second).click();
  browserErrors.expect(REFUSED);
  const letThrough = await refuseCalls(page, '**/api/impact/looking');
  await logIn(page, 'judge', queue);
  await rowOf(page, first).click();
  await expect(page.getByRole('heading', { name: 'Worth a second look' })).toBeVisible();
  await letThrough();
  await rowOf(page, second).click();
  await expect(rowOf(other, second)).toContainText(KEIKO);
  await expect(rowOf(page, second)).toContainText(TOMASZ);
});

test('never shows it to the owner', async ({ page, caller, logImpacts }) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await (await caller('judge')).put('/impact/looking', { impactId: impact.id, left: null });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await logIn(page, 'owner', `/impacts/${impact.id}/${impact.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: impact.title })).toBeVisible();
  await expect(page.getByText('is looking at this')).toHaveCount(0);
  expect(calls.filter((url) => url.includes('/impact/looking'))).toEqual([]);
});
