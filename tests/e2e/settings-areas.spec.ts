/** An admin switches off areas of the community: what visitors and members see then, and that all of it comes back. */

import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';

// A server of its own: other tests need every area.
test.use({ serverEnv: { ERASE_AFTER_DAYS: '90' } });

test('areas that are switched off disappear for visitors and members, and come back', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  test.slow();
  browserErrors.expect(/status of 404/);
  const visitor = await (await newVisitor()).newPage();
  const member = await (await newVisitor()).newPage();
  await logIn(page, 'admin');
  const menu = page.getByRole('navigation', { name: 'Admin area' });

  await test.step('switching off says how much disappears, and can be left', async () => {
    await page.goto('/admin/settings/community/areas');
    await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    for (const area of ['Scholarships', 'News', 'Gallery', 'Comments', 'Leaderboard']) {
      await page.getByRole('checkbox', { name: area }).uncheck();
    }
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the areas');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Switch these areas off?' });
    await expect(question.getByText(/^\d+ articles$/)).toBeVisible();
    await expect(question.getByText(/^[\d,]+ pictures in the gallery$/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'News' })).not.toBeChecked();
    await expect(menu.getByRole('link', { name: 'News' })).toBeVisible();
  });

  await test.step('the admin’s own menu follows at once', async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByText('Saved, and at work everywhere.')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'News' })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: /^Councils/ })).toBeVisible();
    await expect(page.getByText(/^Areas switched off: from “nothing” to “Scholarships, News/)).toBeVisible();
  });

  await test.step('visitors find neither links nor pages of them', async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Councils' })).toBeVisible();
    for (const name of ['News', 'Gallery', 'Leaderboard', 'Scholarships', 'Partners']) {
      await expect(visitor.getByRole('link', { name, exact: true })).toHaveCount(0);
    }
    for (const path of ['/news', '/gallery', '/leaderboard', '/scholarships', '/partners']) {
      expect((await visitor.goto(path))?.status()).toBe(404);
      await expect(visitor.getByRole('heading', { level: 1, name: 'Off the map' })).toBeVisible();
      await expect(visitor).toHaveTitle(/Page not found/);
    }
    await visitor.goto('/impacts');
    await visitor.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(visitor.getByRole('heading', { name: 'Related impacts' })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: /comment/i })).toHaveCount(0);
    await expectAccessibleInBothThemes(visitor);
  });

  await test.step('members find none of them either, also on a phone', async () => {
    await logIn(member, 'member');
    await expect(member.getByRole('heading', { name: 'Your points' })).toBeVisible();
    await expect(member.getByRole('heading', { name: 'Your councils' })).toBeVisible();
    await expect(member.getByRole('link', { name: /scholarships|leaderboard/i })).toHaveCount(0);
    await member.goto('/dashboard/scholarships');
    await expect(member.getByRole('heading', { level: 1, name: 'Off the map' })).toBeVisible();
    await expectFitsSmall(member, 'a page of an area that is off');
  });

  await test.step('undoing brings everything back', async () => {
    await page.getByRole('button', { name: 'Undo the change of “Areas switched off”' }).click();
    await expect(menu.getByRole('link', { name: 'News' })).toBeVisible();
    await menu.getByRole('link', { name: 'News' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await visitor.goto('/gallery');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  });
});

test('an imprint, the sections of the home page and the languages are what an admin chose', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  test.slow();
  browserErrors.expect(/status of 404/);
  const visitor = await (await newVisitor()).newPage();
  await logIn(page, 'admin');
  const foot = visitor.getByRole('contentinfo');

  await test.step('the imprint has a page, and a link at the foot of every page', async () => {
    expect((await visitor.goto('/imprint'))?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Off the map' })).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Imprint' })).toHaveCount(0);
    await page.goto('/admin/settings/community/identity');
    await page.getByLabel('Have an imprint').check();
    const imprint = page.getByRole('group', { name: 'Imprint' });
    await imprint.getByLabel('English').fill('Tide & Co\n\n[Write to us](mailto:hello@tide.example)');
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the imprint’s fields');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Saved, and at work everywhere.')).toBeVisible();
    await visitor.goto('/');
    await foot.getByRole('link', { name: 'Imprint' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Write to us' })).toBeVisible();
    await expectAccessibleInBothThemes(visitor);
  });

  await test.step('a section of the home page is left out', async () => {
    await page.goto('/admin/settings/community/home');
    await page.getByRole('checkbox', { name: 'How it works' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Sections left out: from “nothing” to “How it works”')).toBeVisible();
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 2, name: 'Seventeen goals' })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'How it works' })).toHaveCount(0);
  });

  await test.step('readers of other languages read the default one', async () => {
    await page.goto('/admin/settings/community/languages');
    for (const language of ['Español', 'Français']) await page.getByRole('checkbox', { name: language }).uncheck();
    await page.getByLabel('Default language').selectOption('Deutsch');
    await page.getByLabel('Time zone').selectOption('Pacific/Fiji');
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the languages');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Default language: from “English” to “Deutsch”')).toBeVisible();
    await visitor.goto('/');
    await expect(foot.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Français' })).toHaveCount(0);
    await visitor.goto('/?lang=fr');
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/admin/settings/community/home');
    await page.getByLabel('Announce something').check();
    await expect(page.getByText(/^Times are those of Pacific\/Fiji\./)).toBeVisible();
  });
});
