/** Tests what a judge and an owner write to each other. The walks take an impact through its whole life. */
import type { Impact } from '#generated/types.gen.ts';
import { dataOf } from '../support/impacts.ts';
import { submitLogin } from './support/people.ts';
import { currentRow, expect, logIn, rowOf, test } from './support/review-test.ts';
import { holdUndo, letUndoPass } from './support/undo-clock.ts';

test('a declined impact comes back with its changes, and its owner reads the comment and earns the points', async ({
  page,
  mailbox,
  word,
  logImpacts,
  caller,
}) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await holdUndo(page);
  await logIn(page, 'judge', `/judge/impacts?search=${word}`);
  await expect(currentRow(page)).toContainText(impact.title);
  await page.keyboard.press('d');
  await page.getByLabel('Reason').fill(`Please say who counted the ${word}.`);
  await page.keyboard.press('Control+Enter');
  await letUndoPass(page);
  await expect(rowOf(page, impact)).toContainText('You declined it');
  await expect
    .poll(async () => (await mailbox.messagesTo('owner@example.org')).map(({ text }) => text).join('\n'))
    .toContain(`Please say who counted the ${word}.`);

  const owner = await caller('owner');
  const { id, revision, title, impactYear, startDate, endDate, sdgs, eventType, measures } = dataOf(
    await owner.get<Impact>(`/impact/${impact.id}`),
  );
  await owner.put(`/impact/${id}`, {
    ...{ revision, title, impactYear, startDate, endDate, sdgs, measures, eventType: eventType.id },
    description: 'Eleven neighbours planted forty metres of hedge; the school counted.',
  });
  await page.keyboard.press('r');
  await expect(rowOf(page, impact)).not.toContainText('You declined it');
  await expect(page.getByText('edited and resubmitted it')).toBeVisible();
  await expect(page.getByText('the school counted')).toBeVisible();
  await page.keyboard.press('c');
  await page.getByLabel('Comment').fill('The school’s count settles it.');
  await page.keyboard.press('Control+Enter');
  await letUndoPass(page);
  await expect(rowOf(page, impact)).toContainText('You approved it');

  await logIn(page, 'owner', '/dashboard/impacts');
  const own = page.getByRole('listitem').filter({ hasText: impact.title });
  await expect(own).toContainText(/Earned \d+ points/);
  await own.getByRole('link', { name: impact.title }).click();
  await expect(page.getByRole('blockquote')).toHaveText('The school’s count settles it.');
  await page.goto('/dashboard/points');
  await expect(page.getByText(`“${impact.title}” was verified`)).toBeVisible();
});

test('the link to an impact that only its owner may see leads there by a login', async ({
  page,
  browserErrors,
  logImpacts,
}) => {
  const [impact] = await logImpacts(1);
  browserErrors.expect(/status of 404/);
  await page.goto(`/impacts/${impact?.id}/${impact?.slug}`);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await submitLogin(page, 'owner');
  await page.waitForURL(`**/impacts/${impact?.id}/*`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(impact?.title ?? '');
});

test('a product owner follows the life of an impact in the inspector, and can’t send it events', async ({
  page,
  context,
  logImpacts,
}) => {
  const [impact] = await logImpacts(1);
  await holdUndo(page);
  await logIn(page, 'judge', `/impact/new-impact-verification/${impact?.id}`);
  const inspector = await context.newPage();
  await inspector.goto('/inspector?flow=impact&mode=live');
  const active = () => inspector.locator('[data-active]').evaluateAll((all) => all.map((one) => one.dataset['state']));
  await expect.poll(active).toEqual(['impact', 'impact.pending', 'impact.pending.sent']);
  const panel = inspector.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: 'Awaiting review' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Send an event' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await letUndoPass(page);
  await expect.poll(active).toEqual(['impact', 'impact.verified']);
  await expect(panel.getByRole('list', { name: 'What happened, newest first' })).toContainText('Impact approved');
});
