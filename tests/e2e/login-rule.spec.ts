/** The community's rule: who has to have a second step, from the admin who makes it to those whom it stops. */

import { say } from '#languages/say.ts';
import { appCode } from '../support/factors.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';

// A server of its own: the rule would stop the partners of other tests.
test.use({ serverEnv: { APP_NAME: 'Careful' } });

test('an admin asks partners for a second step', async ({ page, newVisitor, browserErrors }) => {
  test.slow();
  browserErrors.expect(/status of 403/);
  const partnerPage = await (await newVisitor()).newPage();
  await logIn(partnerPage, 'partner');
  await expect(partnerPage.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the overview tells that the admin has none', async () => {
    await logIn(page, 'admin');
    await expect(page.getByText('The only admin has no second step')).toBeVisible();
    await page.getByRole('link', { name: 'See who needs one' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the rule');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a rule that says too many days is refused by name', async () => {
    await page.getByLabel('Partners').check();
    await page.getByLabel('Days of grace').fill('91');
    await page.getByRole('button', { name: 'Save rule' }).click();
    await expect(page.getByLabel('Days of grace')).toHaveAccessibleDescription(/90/);
    await page.getByLabel('Days of grace').fill('0');
    await page.getByRole('button', { name: 'Save rule' }).click();
    await expect(page.getByText('Rule saved')).toBeVisible();
  });

  await test.step('a partner at work is led to the page that sets one up', async () => {
    await partnerPage.getByRole('link', { name: 'Applications' }).first().click();
    await expect(partnerPage.getByRole('heading', { level: 1, name: 'Set up a second step' })).toBeVisible();
    await partnerPage.goto('/partner/notifications');
    await expect(partnerPage).toHaveURL(/\/second-step$/);
    await expectAccessibleInBothThemes(partnerPage);
    const dialog = partnerPage.getByRole('dialog');
    await partnerPage.getByRole('button', { name: 'Set up an app' }).click();
    const shown = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
    await dialog.getByLabel(say('auth.codeForm.appCode')).fill(appCode(shown?.replaceAll(' ', '') ?? ''));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByRole('button', { name: 'I’ve kept them' }).click();
    await partnerPage.getByRole('button', { name: 'Continue' }).click();
    await expect(partnerPage).toHaveURL(/\/partner\/notifications$/);
  });

  await test.step('days of grace are told on the overview', async () => {
    await page.getByLabel('Judges').check();
    await page.getByLabel('Days of grace').fill('14');
    await page.getByRole('button', { name: 'Save rule' }).click();
    await expect(page.getByText('Rule saved').last()).toBeVisible();
    await logIn(page, 'judge');
    await expect(page.getByText('Your account needs a second step')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});
