/** What is written in another language: said to browsers, corrected by its writer, and translated when someone asks. */
import { impactPathOf } from '#domains/impacts/model.ts';
import { addComment } from '../support/comments.ts';
import { decide } from '../support/impacts.ts';
import { startTranslationService } from '../support/translation-service.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/review-test.ts';

const service = await startTranslationService();

test.use({ serverEnv: { TRANSLATE_URL: service.url } });
test.beforeEach(() => service.behave('well'));

const ARABIC = {
  title: 'تنظيف شاطئ الحي',
  description: 'جمعنا أربعين كيسًا من النفايات مع الجيران وأطفال الحي.\n\nوفي المرة القادمة نبدأ أبكر.',
};
const GERMAN = 'Wir haben mit den Kindern aus der Nachbarschaft vierzig Säcke Müll gesammelt.';

test('an impact in another language is translated when its reader asks, and shown as it was again', async ({
  page,
  word,
  logImpacts,
  caller,
}) => {
  const [impact] = await logImpacts(1, { ...ARABIC, title: `${ARABIC.title} ${word}` });
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  await logIn(page, 'otherMember', impactPathOf(impact));
  const heading = page.getByRole('heading', { level: 1 });
  const paragraph = page.getByText('جمعنا أربعين كيسًا');
  await expect(heading).toHaveAttribute('lang', 'ar');
  await expect(paragraph).toHaveAttribute('lang', 'ar');
  await expect(paragraph).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('Written in: Arabic')).toBeVisible();
  const asked = service.asked.length;
  const button = page.getByRole('button', { name: 'Translate', exact: true });
  await button.press('Enter');
  const original = page.getByRole('button', { name: 'Show original' });
  await expect(original).toBeFocused();
  await expect(page.getByText('Translated by LibreTranslate from: Arabic')).toBeVisible();
  await expect(heading).toContainText('[ar → en]');
  await expect(heading).toHaveAttribute('lang', 'en');
  await expect(paragraph).toHaveAttribute('dir', 'ltr');
  expect(service.asked.length).toBe(asked + 2);
  await expectAccessibleInBothThemes(page);
  await original.press('Enter');
  await expect(heading).not.toContainText('[ar → en]');
  await expect(button).toBeFocused();
  await button.click();
  await expect(heading).toContainText('[ar → en]');
  expect(service.asked.length, 'not asked twice').toBe(asked + 2);
});

test('a comment is translated beside others, and a failure is said while the original stays', async ({
  page,
  logImpacts,
  caller,
  browserErrors,
}) => {
  browserErrors.expect(/status of 503/);
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  await addComment(await caller('owner'), impact.id, { content: `${GERMAN} ${impact.title}` });
  await logIn(page, 'otherMember', `${impactPathOf(impact)}#comments`);
  const comment = page.getByRole('article').filter({ hasText: GERMAN }).last();
  await expect(comment.locator('p[lang=de]')).toBeVisible();
  service.behave('failing');
  await comment.getByRole('button', { name: 'Translate' }).click();
  await expect(comment.getByRole('alert')).toHaveText(
    'We couldn’t translate this. LibreTranslate isn’t answering. Try again later.',
  );
  await expect(comment).toContainText(GERMAN);
  await expectAccessible(page, comment);
  service.behave('well');
  await comment.getByRole('button', { name: 'Translate' }).click();
  await expect(comment).toContainText('[de → en]');
  await expect(comment.getByRole('alert')).toHaveCount(0);
});

test('its writer says which language it is', async ({ page, logImpacts, caller }) => {
  const [impact] = await logImpacts(1, { description: GERMAN });
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  await logIn(page, 'owner', impactPathOf(impact));
  await expect(page.getByText('Written in: German')).toBeVisible();
  const change = page.getByRole('button', { name: 'Change the language of the text' });
  await change.press('Enter');
  const field = page.getByLabel('Language of the text', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('de');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(change).toBeFocused();
  await change.press('Enter');
  await field.selectOption({ label: 'Danish' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save language' }).click();
  await expect(page.getByText('Written in: Danish')).toBeVisible();
  await expect(page.getByText(GERMAN)).toHaveAttribute('lang', 'da');
});

test('a writer corrects the language of a comment', async ({ page, logImpacts, caller }) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  await addComment(await caller('owner'), impact.id, { content: `${GERMAN} ${impact.title}` });
  await logIn(page, 'owner', `${impactPathOf(impact)}#comments`);
  const comment = page.getByRole('article').filter({ hasText: GERMAN }).last();
  await comment.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Language…' }).click();
  await comment.getByLabel('Language of the text').selectOption({ label: 'Dutch' });
  await comment.getByRole('button', { name: 'Save language' }).click();
  await expect(comment.locator('p[lang=nl]')).toBeVisible();
});

test('a visitor is invited to log in, and reads in the reader’s own language without a button', async ({
  page,
  logImpacts,
  caller,
}) => {
  const [impact] = await logImpacts(1, { description: GERMAN });
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  await page.goto(impactPathOf(impact));
  const link = page.getByRole('link', { name: 'Log in to translate' });
  await expect(link).toHaveAttribute('href', `/auth/login?${new URLSearchParams({ return: impactPathOf(impact) })}`);
  await page.goto(`${impactPathOf(impact)}?lang=de`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Zum Übersetzen anmelden' })).toHaveCount(0);
});
