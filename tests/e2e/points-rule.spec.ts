/** What earns points, from the admins' page to a member's points history. */

import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';

// A server of its own: other tests count on the default rule.
test.use({ serverEnv: { ERASE_AFTER_DAYS: '90' } });

test('an admin changes what earns points and has past impacts recounted', async ({ page, newVisitor }) => {
  test.slow();
  const member = await (await newVisitor()).newPage();
  await logIn(member, 'member');
  await logIn(page, 'admin');
  await page.goto('/admin/settings/community/points');
  const perImpact = page.getByLabel('For a verified impact');

  await test.step('an empty number is refused', async () => {
    await expect(page.getByText('A verified impact earns 10 to 100 points.')).toBeVisible();
    await perImpact.fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('group', { name: 'What earns points' })).toHaveAccessibleDescription(
      /Correct the numbers that are marked\./,
    );
    await expect(perImpact).toHaveAccessibleDescription(/Enter a whole number from 1 to 1000\./);
  });

  await test.step('a number out of range is refused before anything is asked', async () => {
    const per = page.getByRole('group', { name: 'Hours given' }).getByLabel('For each');
    const usual = await per.inputValue();
    await perImpact.fill('5000');
    await per.fill('0');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(perImpact).toHaveAttribute('aria-invalid', 'true');
    await expect(per).toHaveAccessibleDescription(/Enter a whole number from 1 to 100000\./);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await per.fill(usual);
    await expect(per).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a preview says what a recount would change', async () => {
    await perImpact.fill('30');
    await expect(page.getByText('A verified impact earns 30 to 120 points.')).toBeVisible();
    await perImpact.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change what earns points?' });
    await expect(dialog.getByRole('heading', { name: 'What a recount would change' })).toBeVisible();
    await expect(dialog.getByRole('table', { name: 'Leaders after a recount' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the preview of a rule');
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByLabel('Past impacts too').check();
    await dialog.getByRole('button', { name: 'Save the rule' }).press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the recount shows how far it is, and then that all follow the rule', async () => {
    await expect(page.getByText(/^Recounted [\d,]+ impacts, with [\d,]+ changes of points\./)).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText('Every verified impact has its points by the present rule.')).toBeVisible();
    await expect(
      page.getByText(/^What earns points: from “the default” to “30 points for a verified impact”/),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the rule for points');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a member reads the rule, and why the points changed', async () => {
    await member.goto('/dashboard/points');
    await expect(member.getByRole('region', { name: 'What earns points' })).toContainText(
      '30 points for a verified impact',
    );
    await expect(
      member.getByText(/was recounted by the community’s new rule: 30 for the impact/).first(),
    ).toBeVisible();
    await expectAccessibleInBothThemes(member);
  });

  await test.step('the change is undone, and past impacts wait for an admin to recount them', async () => {
    await page.getByRole('button', { name: 'Undo the change of “What earns points”' }).click();
    await expect(page.getByText(/verified impacts have their points by an earlier rule\./)).toBeVisible();
    await page.getByRole('button', { name: 'Recount them' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recount past impacts?' });
    await dialog.getByRole('button', { name: 'Recount them' }).click();
    await expect(page.getByText('Every verified impact has its points by the present rule.')).toBeVisible({
      timeout: 60_000,
    });
  });
});
