/** One entry for each noun, with its pages as tabs, in the side menu and in the phone's bar. */
import { expectAccessible } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFits } from './support/fitting.ts';
import { tabTo } from './support/tab-to.ts';

test('on a phone the bar marks the entry that one browses, and its tabs are above the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'member', '/impacts');
  const bar = page.getByRole('navigation', { name: 'Member area' });
  const tabs = page.getByRole('navigation', { name: 'Impacts' });
  const current = (where: typeof bar) => where.locator('[aria-current="page"]');
  await expect(current(bar)).toHaveText('Impacts');
  await expect(current(tabs)).toHaveText('All');
  await tabs.getByRole('link', { name: 'Goals' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seventeen goals');
  await expect(current(bar)).toHaveText('Impacts');
  await expect(current(tabs)).toHaveText('Goals');

  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page, 'the goals with their tabs');
  await expectAccessible(page);
  await tabTo(tabs.getByRole('link', { name: 'Mine' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My impacts');
  await expect(current(tabs)).toHaveText('Mine');
  await expect(page).toHaveURL(/\/dashboard\/impacts$/);
});

test('the whole menu is on screen, without scrolling, and pages without a tab keep their entry', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, 'admin', '/admin/audit');
  const menu = page.getByRole('navigation', { name: 'Admin area' });
  await expect(menu.getByRole('link')).toHaveCount(9);
  await expect(menu.getByRole('link', { name: 'You' })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('link', { name: 'Moderation' })).toHaveAttribute('aria-current', 'page');
  const tabs = page.getByRole('navigation', { name: 'Moderation' });
  await expect(tabs.getByRole('link')).toHaveText([/^Reports/, 'Hidden and featured', 'Audit log']);
  await expect(tabs.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');

  await menu.getByRole('link', { name: 'News' }).click();
  await page.getByRole('link', { name: 'Write an article' }).click();
  await expect(page).toHaveURL(/\/admin\/news\/new$/);
  await expect(menu.getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: 'News' })).toHaveCount(0);
});
