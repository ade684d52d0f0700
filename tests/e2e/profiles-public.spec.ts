/** Public profiles: what visitors find of a person, and how they get there. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import type { CurrentUser, PrivacyPolicyInput } from '#generated/types.gen.ts';
import { logIn as logInByApi } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { addressOf, expect, logIn, submitLogin, test } from './support/community-test.ts';
import { expectFits, expectFitsSmall } from './support/fitting.ts';
import { setPolicy } from './support/privacy.ts';
import { fillRegistration, sendRegistration, uniqueEmail } from './support/registration.ts';

const PHONE = { width: 390, height: 844 };
const OPEN: PrivacyPolicyInput = {
  email: 'private',
  contactNo: 'private',
  location: 'members-only',
  impacts: 'public',
  councils: 'public',
  leaderboard: 'public',
};
const CLOSED: PrivacyPolicyInput = {
  ...OPEN,
  impacts: 'members-only',
  councils: 'members-only',
  leaderboard: 'private',
};

async function readDocument(page: Page, path: string) {
  const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];
  return { status: answer.status(), html, meta };
}

async function listedInSitemap(page: Page): Promise<string> {
  const parts = [...(await (await page.request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)<\/loc>/g)];
  const texts = parts.map(async ([, part = '']) => (await page.request.get(new URL(part).pathname)).text());
  return (await Promise.all(texts)).join('\n');
}

test('a visitor goes from the leaderboard to a profile and on to an impact, by keyboard', async ({ page }) => {
  await page.goto('/leaderboard');
  const person = page.getByRole('main').locator('a[href^="/people/"]').first();
  const name = (await person.textContent()) ?? '';
  await person.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/people\/[\w-]+\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.getByRole('heading', { name: 'Verified impacts' })).toBeVisible();
  // The list itself has no size: its points lie on the map.
  await expect(
    page
      .getByRole('list', { name: /^Impacts by .* in .* places?$/ })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  await expect(page.getByText('This is what everyone sees')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize(PHONE);
  await expectFits(page);
  await expectFitsSmall(page);
  const impact = page.locator('#impacts ~ * a[href^="/impacts/"], section a[href^="/impacts/"]').first();
  await impact.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/impacts\/[\w-]+\//);
  await expect(page.getByRole('main').locator('a[href^="/people/"]').first()).toBeVisible();
});

test('a wrong slug leads to the right one, and a visitor who follows is asked to log in and led back', async ({
  page,
  server,
}) => {
  const judge = (await logInByApi(server.origin, { email: addressOf('judge') }, DEMO_PASSWORD)).client;
  const { id, slug } = dataOf(await judge.get<CurrentUser>('/users/view'));
  await setPolicy(judge, OPEN);
  await page.goto(`/people/${id}/someone-else`);
  await expect(page).toHaveURL(new RegExp(`/people/${id}/${slug}$`));
  await page.getByRole('link', { name: 'Log in to follow' }).click();
  await submitLogin(page, addressOf('member'));
  await expect(page).toHaveURL(new RegExp(`/people/${id}/${slug}$`));
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
});

test('what others read of a profile is its head, and all of it vanishes with the profile', async ({
  page,
  server,
  browserErrors,
}) => {
  browserErrors.expect(/404/);
  const member = (await logInByApi(server.origin, { email: addressOf('member') }, DEMO_PASSWORD)).client;
  const own = dataOf(await member.get<CurrentUser>('/users/view'));
  const path = `/people/${own.id}/${own.slug}`;
  await setPolicy(member, OPEN);
  const { status, html, meta } = await readDocument(page, path);
  expect([status, meta('og:type'), meta('og:title')]).toEqual([200, 'profile', `${own.name} ${own.lastName}`]);
  expect(meta('robots')).toBeUndefined();
  expect(html).toContain(`<link rel="canonical" href="${new URL(path, server.origin).href}" />`);
  expect(html).toContain('"@type":"ProfilePage"');
  const picture = new URL(meta('og:image')?.replaceAll('&amp;', '&') ?? '', server.origin);
  expect((await page.request.get(picture.pathname)).headers()['content-type']).toBe('image/jpeg');
  expect(await listedInSitemap(page)).toContain(path);

  await setPolicy(member, CLOSED);
  const gone = await readDocument(page, path);
  expect([gone.status, gone.meta('robots'), gone.meta('og:title')]).toEqual([404, 'noindex', 'Profile']);
  expect(gone.html).not.toContain(own.lastName);
  expect((await page.request.get(picture.pathname)).status()).toBe(404);
  expect(await listedInSitemap(page)).not.toContain(own.id);
  await page.goto(path);
  await expect(page.getByText('Profile not found')).toBeVisible();
  await expectAccessible(page);
  await setPolicy(member, OPEN);
});

test('settings preview the public page, and say what to switch on where there is none', async ({
  page,
  server,
  browserErrors,
}) => {
  browserErrors.expect(/404/);
  const partner = (await logInByApi(server.origin, { email: addressOf('partner') }, DEMO_PASSWORD)).client;
  await setPolicy(partner, OPEN);
  await logIn(page, 'partner', '/partner/settings/privacy');
  await page.getByRole('link', { name: 'View my profile as a visitor' }).click();
  await expect(page.getByText('This is what everyone sees')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in to follow' })).toHaveCount(0);
  await expectAccessible(page);
  const { pathname } = new URL(page.url());
  await page.getByRole('link', { name: 'Privacy settings' }).click();
  await expect(page).toHaveURL(/settings\/privacy/);

  await setPolicy(partner, CLOSED);
  await page.reload();
  await expect(page.getByText('Visitors can’t open your profile.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View my profile as a visitor' })).toHaveCount(0);
  await page.goto(pathname);
  await page.getByRole('link', { name: 'Change privacy settings' }).click();
  await expect(page).toHaveURL(/settings\/privacy/);
  await setPolicy(partner, OPEN);
});

test('who registers with someone’s link is counted, once their address is verified', async ({
  page,
  newVisitor,
  mailbox,
}) => {
  await logIn(page, 'admin', '/admin/invite');
  const section = page.getByRole('region', { name: 'Your invitation link' });
  const joined = section.getByText(/joined with it\.$/);
  const countJoined = async () => Number.parseInt((await joined.textContent()) ?? '', 10) || 0;
  await expect(joined).toBeVisible();
  const before = await countJoined();
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectFits(page);
  const link = new URL((await section.getByText('/auth/register?invited_by=').textContent()) ?? '');

  const guest = await (await newVisitor()).newPage();
  const email = uniqueEmail();
  await guest.goto(`${link.pathname}${link.search}`);
  await expect(guest.getByText(/ invited you$/)).toBeVisible();
  await fillRegistration(guest, email);
  await sendRegistration(guest);
  await guest.waitForURL('**/auth/login');
  await guest.goto(await mailbox.linkTo(email, /\/auth\/verify\//));
  await guest.waitForURL('**/dashboard');
  await page.reload();
  await expect.poll(countJoined).toBe(before + 1);
});
