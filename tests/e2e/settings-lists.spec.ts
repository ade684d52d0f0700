/** An admin decides what people choose from: names, order and what is offered. A member logs an impact with it. */

import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';

// A server of its own: other tests need the product's kinds.
test.use({ serverEnv: { ERASE_AFTER_DAYS: '90' } });

test('a member logs an impact of the community’s own kind', async ({ page, newVisitor, browserErrors }) => {
  test.slow();
  browserErrors.expect(/status of 422/);
  const member = await (await newVisitor()).newPage();
  await logIn(page, 'admin');
  const kinds = page.getByRole('group', { name: 'Kinds of activity' });
  const rows = kinds.getByRole('listitem');
  const save = page.getByRole('button', { name: 'Save' });

  await test.step('an admin adds a kind, which needs a name', async () => {
    await page.goto('/admin/settings/community');
    await page.getByRole('link', { name: /^Activities and goals/ }).click();
    await expect(rows).toHaveCount(13);
    await kinds.getByRole('button', { name: 'Add your own' }).click();
    await expect(kinds.getByLabel('English')).toBeFocused();
    await save.click();
    await expect(kinds).toHaveAccessibleDescription(/Give each entry of your own a name/);
    await kinds.getByLabel('English').fill('Beekeeping');
    await kinds.getByLabel('Deutsch').fill('Imkern');
    await expect(rows.last()).toContainText('Beekeeping');
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the activities and goals');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('it moves up by keyboard, and keeps the focus', async () => {
    const up = kinds.getByRole('button', { name: 'Move Beekeeping up' });
    const down = kinds.getByRole('button', { name: 'Move Beekeeping down' });
    await up.focus();
    for (const place of [13, 12, 11]) {
      await page.keyboard.press('Enter');
      await expect(
        kinds.getByRole('status').filter({ hasText: `Beekeeping is now number ${place} of 14` }),
      ).toBeAttached();
      await expect(up).toBeFocused();
    }
    await down.press('Enter');
    await expect(down).toBeFocused();
    await expect(rows.nth(11)).toContainText('Beekeeping');
  });

  await test.step('one kind is renamed, and one kind and one goal are no longer offered', async () => {
    await kinds.getByRole('button', { name: 'Rename Planting' }).click();
    await kinds.getByLabel('English').fill('Reforestation');
    await kinds.getByRole('button', { name: 'Stop offering Clean-up' }).click();
    await expect(rows.filter({ hasText: 'Clean-up' })).toContainText('No longer offered');
    await page.getByRole('checkbox', { name: /^9 Industry/ }).uncheck();
    await save.click();
    await expect(page.getByText('Saved, and at work everywhere.')).toBeVisible();
    await expect(page.getByText(/^Kinds of activity: from “the default” to “/)).toContainText('Reforestation');
  });

  await test.step('a member chooses from what is offered, in its order', async () => {
    await logIn(member, 'member', '/dashboard/impacts/new?step=quick');
    const kind = member.getByLabel('Kind of activity');
    await expect(kind.locator('option', { hasText: 'Beekeeping' })).toBeAttached();
    await expect(kind.locator('option', { hasText: 'Reforestation' })).toBeAttached();
    await expect(kind.locator('option', { hasText: 'Clean-up' })).toHaveCount(0);
    await member.getByLabel('What did you do?').fill('We showed the neighbours how to keep bees.');
    await kind.selectOption('Beekeeping');
    await member.getByRole('button', { name: 'All 16 goals' }).click();
    await expect(member.getByRole('checkbox', { name: /^8 Decent work/ })).toBeVisible();
    await expect(member.getByRole('checkbox', { name: /^9 Industry/ })).toHaveCount(0);
    await member.getByRole('checkbox', { name: /^15 Life on land/ }).check();
    await member.getByLabel('Start date').fill('2024-05-31');
    await member.getByRole('button', { name: 'Submit for review' }).click();
    await member.waitForURL('**/impacts/*/*');
    await expect(member.getByRole('link', { name: 'Beekeeping' })).toBeVisible();
    await member.goto(`${member.url().split('?')[0]}?lang=de`);
    await expect(member.getByRole('link', { name: 'Imkern' })).toBeVisible();
  });

  await test.step('filters still find what is no longer offered', async () => {
    await member.goto('/impacts?lang=en');
    const answered = member.waitForResponse((response) => response.url().includes('eventType=0190a000'));
    await member.getByLabel('Kind', { exact: true }).selectOption('Clean-up');
    const { data: found } = await (await answered).json();
    await member.getByRole('article').filter({ hasText: found.data[0].title }).first().getByRole('link').click();
    await expect(member.getByRole('link', { name: 'Clean-up' })).toBeVisible();
  });

  await test.step('what is used can’t be removed, and an undo brings the default back', async () => {
    await page.reload();
    await expect(rows.filter({ hasText: 'Beekeeping' })).toContainText('Used once');
    await expect(kinds.getByRole('button', { name: 'Remove Beekeeping' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo the change of “Kinds of activity”' }).click();
    await expect(page.getByText(/Beekeeping is in use/)).toBeVisible();
    await kinds.getByRole('button', { name: 'Stop offering Beekeeping' }).click();
    await save.click();
    await expect(page.getByText(/Imkern.? \(no longer offered\)/).first()).toBeVisible();
    await member.goto('/dashboard/impacts/new?step=quick');
    await expect(member.getByLabel('Kind of activity').locator('option', { hasText: 'Reforestation' })).toBeAttached();
    await expect(member.getByLabel('Kind of activity').locator('option', { hasText: 'Beekeeping' })).toHaveCount(0);
  });
});
