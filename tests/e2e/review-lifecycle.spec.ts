import { FIRST_DAY } from '../support/impacts.ts';
import { currentRow, expect, logIn, rowOf, test } from './support/review-test.ts';
import { letUndoPass } from './support/undo-clock.ts';

test('an impact is declined, edited, resubmitted, verified, and gives points', async ({
  page,
  newVisitor,
  mailbox,
  word,
}) => {
  test.slow();
  const title = `A hedge for the ${word}`;
  const impact = { title };

  // The member logs it.
  await logIn(page, 'owner', '/dashboard/impacts/new');
  const goOn = page.getByRole('button', { name: 'Continue' });
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Kind of activity').selectOption({ index: 1 });
  await page.getByLabel('Description').fill('Eleven neighbours planted forty metres of hedge.');
  await goOn.click();
  await page.getByLabel('Start date').fill(FIRST_DAY);
  await goOn.click();
  await page.getByText('Life on land').click();
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'Who took part?' })).toBeVisible();
  await goOn.click();
  await page.getByLabel('Hours given').fill('20');
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'Do you have pictures?' })).toBeVisible();
  await goOn.click();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Log an impact');

  // The judge finds it and declines, with a reason.
  const judgePage = await (await newVisitor()).newPage();
  await judgePage.clock.install();
  await logIn(judgePage, 'judge', `/judge/impacts?search=${word}`);
  await expect(currentRow(judgePage)).toContainText(title);
  await judgePage.keyboard.press('d');
  await judgePage.getByLabel('Reason').fill('Please say who counted the metres.');
  await judgePage.keyboard.press('Control+Enter');
  await letUndoPass(judgePage);
  await expect(rowOf(judgePage, impact)).toContainText('You declined it');

  // The member reads why, on the page and by email, and resubmits it.
  await page.goto('/dashboard/impacts');
  const own = page.getByRole('listitem').filter({ hasText: title });
  await expect(own).toContainText('Declined');
  await expect(own).toContainText('Please say who counted the metres.');
  await expect
    .poll(async () => (await mailbox.messagesTo('owner@example.org')).map(({ text }) => text).join('\n'))
    .toContain('Please say who counted the metres.');
  await own.getByRole('link', { name: 'Edit and resubmit' }).click();
  await page.getByLabel('Description').fill('Eleven neighbours planted forty metres of hedge; the school counted.');
  await goOn.click();
  await expect(page.getByLabel('Start date')).toHaveValue(FIRST_DAY);
  await page.getByRole('link', { name: /Review/ }).click();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('button', { name: 'Submit for review' })).toHaveCount(0);

  // The judge sees what has changed, and approves with a comment.
  await judgePage.keyboard.press('r');
  await expect(rowOf(judgePage, impact)).not.toContainText('You declined it');
  await expect(judgePage.getByText('edited and resubmitted it')).toBeVisible();
  await judgePage.keyboard.press('c');
  await judgePage.getByLabel('Comment').fill('The school’s count settles it.');
  await judgePage.keyboard.press('Control+Enter');
  await letUndoPass(judgePage);
  await expect(rowOf(judgePage, impact)).toContainText('You approved it');

  // The member has earned the points and sees what for; everyone can see the impact.
  await page.goto('/dashboard/impacts');
  await expect(own).toContainText('Earned 20 points');
  await own.getByRole('link', { name: title }).click();
  await expect(page.getByRole('blockquote')).toHaveText('The school’s count settles it.');
  await page.goto('/dashboard/points');
  await expect(page.getByText(`“${title}” was verified`)).toBeVisible();
  const visitorPage = await (await newVisitor()).newPage();
  await visitorPage.goto(`/impacts?search=${word}`);
  await visitorPage.getByRole('link', { name: title }).click();
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitorPage.getByText('Please say who counted the metres.')).toHaveCount(0);
});
