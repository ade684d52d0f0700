/** What admins decide about the community, from their page to what visitors see. */

import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';

// A server of its own: other tests need anyone to be able to register. The environment decides the days.
test.use({ serverEnv: { ERASE_AFTER_DAYS: '90' } });

test('an admin gives the community its name, headline and announcement', async ({ page, newVisitor }) => {
  test.slow();
  const visitor = await (await newVisitor()).newPage();
  await logIn(page, 'admin');

  await test.step('the settings are found from the overview, and say what the environment decides', async () => {
    await page.getByRole('link', { name: /^Community settings/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
    await page.getByRole('link', { name: /^How long things are kept/ }).click();
    await expect(page.getByLabel('Days until erasure')).toBeDisabled();
    await expect(page.getByText('Decided by the environment variable ERASE_AFTER_DAYS.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'how long things are kept');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('keeping things for less time asks what goes, and the privacy page says it', async () => {
    const field = page.getByLabel('Webhook deliveries');
    await field.fill('0');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(field).toHaveAccessibleDescription(/Enter a whole number from 1 to 365\./);
    await field.fill('45');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/to “Webhook deliveries: 45 days”/)).toBeVisible();
    await field.fill('12');
    await page.getByRole('checkbox', { name: 'Delete old entries of the audit log' }).check();
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Keep these for less time?' });
    await expect(question.getByRole('listitem')).toHaveText(['Webhook deliveries: 12 days', 'Audit log: 3,650 days']);
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(field).toHaveValue('12');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Keep for less time' }).click();
    await expect(page.getByText(/to “Webhook deliveries: 12 days and Audit log: 3,?650 days”/)).toBeVisible();
    await visitor.goto('/privacy');
    await expect(visitor.getByText(/We keep what was sent for 12 days\./)).toBeVisible();
  });

  await test.step('an empty name is refused, and nothing typed is lost', async () => {
    await page.goto('/admin/settings/community/identity');
    await page.getByLabel('Name', { exact: true }).fill(' ');
    await page.getByLabel('Contact address').fill('hello@tide.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Enter the community’s name/);
    await expect(page.getByLabel('Contact address')).toHaveValue('hello@tide.example');
    await page.getByLabel('Name', { exact: true }).fill('Tide & Co');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved, and at work everywhere.')).toBeVisible();
    await expect(page.getByText('Name: from “Groundswell” to “Tide & Co”')).toBeVisible();
    await visitor.goto('/');
    await expect(visitor).toHaveTitle('Tide & Co');
    await expect(visitor.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', 'mailto:hello@tide.example');
  });

  await test.step('the page wears other colours while they are chosen, and everyone’s once they are saved', async () => {
    await page.goto('/admin/settings/community/look');
    const main = page.getByRole('slider', { name: 'Buttons and links' });
    await main.fill('30');
    await expect.poll(() => mainHueOf(page)).toBe('30');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('group', { name: 'Colours' })).toHaveAccessibleDescription(/further from the red/);
    await main.fill('249');
    await main.press('ArrowRight');
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the look');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved, and at work everywhere.')).toBeVisible();
    await visitor.goto('/');
    await expect.poll(() => mainHueOf(visitor)).toBe('250');
  });

  await test.step('leaving unsaved changes asks first, and they can be discarded', async () => {
    const main = page.getByRole('slider', { name: 'Buttons and links' });
    const back = page.getByRole('link', { name: 'Community settings' });
    const question = page.getByRole('alertdialog', { name: 'Leave without saving' });
    await main.fill('300');
    await expect(page.getByText('1 setting changed, not saved yet')).toBeInViewport();
    await back.click();
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect.poll(() => mainHueOf(page)).toBe('300');
    await page.getByRole('button', { name: 'Discard changes' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
    await expect(main).toHaveValue('250');
    await expect.poll(() => mainHueOf(page)).toBe('250');
    await main.fill('300');
    await back.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
    await expect.poll(() => mainHueOf(page)).toBe('250');
  });

  await test.step('a headline and an announcement are read by everyone, in their language', async () => {
    await page.goto('/admin/settings/community/home');
    const headline = page.getByRole('group', { name: 'Headline of the home page' });
    await headline.getByLabel('English').fill('We plant along the river');
    await headline.getByLabel('Deutsch').fill('Wir pflanzen am Fluss');
    await page.getByLabel('Announce something').check();
    const announcement = page.getByRole('group', { name: 'Announcement' });
    await announcement.getByLabel('English').fill('The planting begins on 1 June.');
    await announcement.getByLabel('Link').fill('/news');
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the settings of pages');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved, and at work everywhere.')).toBeVisible();
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We plant along the river');
    const said = visitor.getByRole('complementary', { name: 'Announcement' });
    await expect(said).toContainText('The planting begins on 1 June.');
    await expect(said.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/news');
    await expectAccessibleInBothThemes(visitor);
    await visitor.goto('/?lang=de');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Wir pflanzen am Fluss');
    await visitor.goto('/?lang=en');
  });

  await test.step('a change is undone by one press', async () => {
    await page.getByRole('button', { name: 'Undo the change of “Announcement”' }).click();
    await expect(page.getByText('Announcement: from “The planting begins on 1 June.” to “nothing”')).toBeVisible();
    await visitor.goto('/');
    await expect(visitor.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
  });

  await test.step('a test email says what became of it', async () => {
    await page.goto('/admin/settings/community/mail');
    await page.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(page.getByText(/^The email to admin@.* wasn’t sent$/)).toBeVisible();
    await expect(page.getByText('the email is in this server’s mailbox')).toBeVisible();
    await expect(page.getByText('Emails aren’t signed')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the page of emails');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('where only invited people may join, the page says so', async () => {
    await page.goto('/admin/settings/community/joining');
    await page.getByLabel('Only people with an invitation').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved, and at work everywhere.')).toBeVisible();
    await visitor.goto('/auth/register');
    await expect(visitor.getByText('This community is open to people who were invited.')).toBeVisible();
    await expect(visitor.getByLabel('Email')).toHaveCount(0);
  });
});

test('two admins who change the same setting don’t overwrite each other unseen', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/);
  const other = await (await newVisitor()).newPage();
  await logIn(page, 'admin');
  await logIn(other, 'admin');
  await page.goto('/admin/settings/community/impacts');
  await page.getByRole('spinbutton', { name: 'Approvals per impact' }).fill('2');
  await other.goto('/admin/settings/community/impacts');
  await other.getByRole('spinbutton', { name: 'Approvals per impact' }).fill('3');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved, and at work everywhere.')).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Someone changed this meanwhile')).toBeVisible();
  await expect(page.getByText('Approvals per impact: from “1” to “3”')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Approvals per impact' })).toHaveValue('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Approvals per impact: from “3” to “2”')).toBeVisible();
});

const mainHueOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hue-main').trim());
