import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { currentRow, expect, logIn, rowOf, test } from './support/review-test.ts';
import { openByLoad } from './support/walking.ts';

const QUESTION = 'Who counted the trees, and on which day?';
const ANSWER = 'The forestry office, on the last day.';

test('a judge asks by key, the owner answers on the impact’s page, and the judge finds it first', async ({
  page,
  word,
  logImpacts,
  standOf,
  caller,
}) => {
  const [impact] = await logImpacts(2);
  if (!impact) throw new Error('Two were to be logged');
  await logIn(page, 'judge', `/judge/impacts?search=${word}`);
  await rowOf(page, impact).click();
  await expect(page.getByRole('heading', { name: 'Worth a second look' })).toBeVisible();
  await page.keyboard.press('q');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Question')).toBeFocused();
  await dialog.getByLabel('Question').fill('Who?');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByLabel('Question')).toHaveAccessibleDescription(/Write at least 10 characters/);
  await expectAccessible(page, dialog);
  await dialog.getByLabel('Question').fill(QUESTION);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await openByLoad(page, `/judge/impacts?view=all&search=${word}`);
  await expect.poll(async () => (await standOf(impact)).question?.text).toBe(QUESTION);

  const owner = await caller('owner');
  await owner.post(`/impact/answer/${impact.id}`, { answer: ANSWER });
  await openByLoad(page, `/judge/impacts?search=${word}`);
  await expect(currentRow(page)).toContainText(impact.title);
  await expect(currentRow(page)).toContainText('Answered');
  await expect(page.getByText(ANSWER).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the owner reads the question and answers it', async ({ page, logImpacts, caller, standOf }) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  const judge = await caller('judge');
  await judge.post(`/impact/question/${impact.id}`, { question: QUESTION });
  await logIn(page, 'owner', '/dashboard/impacts');
  const row = page.getByRole('listitem').filter({ hasText: impact.title });
  await expect(row).toContainText('Question to answer');
  await expect(row).toContainText(QUESTION);
  await row.getByRole('link', { name: `Answer: ${impact.title}` }).click();
  await expect(page.getByText('A judge has a question')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByLabel('Your answer').fill(ANSWER);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Answer sent')).toBeVisible();
  await expect(page.getByText('Awaiting review', { exact: true })).toBeVisible();
  expect((await standOf(impact)).reviews.at(-1)).toMatchObject({ event: 'answered', reason: ANSWER });
});
