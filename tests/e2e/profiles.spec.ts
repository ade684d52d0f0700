import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import type { DirectoryPersonList, ImpactList, PrivacyPolicyInput, UserProfile } from '#generated/types.gen.ts';
import { logIn as logInByApi } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Account, addressOf, expect, logIn, test } from './support/community-test.ts';
import { expectFits, expectFitsSmall } from './support/fitting.ts';
import { setPolicy } from './support/privacy.ts';
import { openByLink } from './support/walking.ts';

async function callAs(origin: string, account: Account) {
  // A server that has just started on a busy machine rejects calls for a moment.
  await expect.poll(async () => (await fetch(`${origin}/api/impact-event-type`)).status, { timeout: 30_000 }).toBe(200);
  return (await logInByApi(origin, { email: addressOf(account) }, DEMO_PASSWORD)).client;
}

const ALL_OPEN: PrivacyPolicyInput = {
  email: 'public',
  contactNo: 'private',
  location: 'public',
  impacts: 'public',
  councils: 'public',
  leaderboard: 'public',
};

test('a profile shows a person’s impacts and fits a phone; its slug and rank are corrected', async ({
  page,
  server,
}) => {
  const member = await callAs(server.origin, 'member');
  const [entry] = dataOf(await member.get<DirectoryPersonList>('/users?sort=points&page_size=2')).data;
  if (!entry) throw new Error('The directory is empty');
  const { id } = entry.person;
  const profile = dataOf(await member.get<UserProfile>(`/users/view/${id}`));
  await logIn(page, 'member');
  await openByLink(page, `/dashboard/changemaker/${id}/someone-else?rank=4711`);
  const right = `/dashboard/changemaker/${id}/${profile.slug}?rank=${profile.rank}`;
  await expect(page).toHaveURL(({ pathname, search }) => decodeURIComponent(pathname) + search === right);
  await expect(page.getByRole('heading', { level: 1, name: profile.name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(profile.name));
  await expect(page.getByText(`${profile.verifiedImpacts}`, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verified impacts' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectFitsSmall(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('hidden parts are mentioned, not shown', async ({ page, server }) => {
  const partner = await callAs(server.origin, 'partner');
  const own = dataOf(await partner.get<UserProfile>('/users/view'));
  await setPolicy(partner, { ...ALL_OPEN, impacts: 'private', councils: 'private', leaderboard: 'private' });
  await logIn(page, 'member', `/dashboard/changemaker/${own.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mateo Restrepo' })).toBeVisible();
  await expect(page.getByText('Mateo keeps their impacts private.')).toBeVisible();
  await expect(page.getByText('Mateo keeps their councils private.')).toBeVisible();
  await expect(page.getByText('Mateo keeps their points and rank private.')).toBeVisible();
  await expect(page.getByRole('link', { name: addressOf('partner') })).toBeVisible();
  await expect(page).not.toHaveURL(/rank/);
  await expect(page.getByRole('heading', { name: 'Verified impacts' })).toHaveCount(0);
  await expectAccessible(page);
});

test('people can view their own profile as others see it', async ({ page, server }) => {
  const judge = await callAs(server.origin, 'judge');
  const { id } = dataOf(await judge.get<UserProfile>('/users/view'));
  await setPolicy(judge, { ...ALL_OPEN, email: 'members-only', location: 'members-only' });
  await logIn(page, 'judge', `/judge/people/${id}`);
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  await page.getByRole('link', { name: 'View as a member' }).click();
  await expect(page.getByText('Viewing as: member')).toBeVisible();
  await expect(page.getByRole('link', { name: addressOf('judge') })).toBeVisible();
  await page.getByRole('link', { name: 'View as a visitor' }).click();
  await expect(page).toHaveURL(new RegExp(`/people/${id}/`));
  await expect(page.getByText('This is what everyone sees')).toBeVisible();
  await expect(page.getByRole('link', { name: addressOf('judge') })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Exit preview' }).click();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
});

test('an unknown id is not found, in every area', async ({ page, browserErrors }) => {
  browserErrors.expect(/404/);
  await logIn(page, 'admin');
  for (const id of [uuidv7(), 'nobody']) {
    await openByLink(page, `/admin/people/${id}/amina-diallo`);
    await expect(page.getByRole('heading', { level: 1, name: 'Off the map' })).toBeVisible();
  }
});

test('people are found by a misspelt name, by role and in a sort order kept in the address', async ({ page }) => {
  await logIn(page, 'member', '/dashboard/people');
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Search by name').fill('amnia dialo');
  await expect(page).toHaveURL(/search=amnia/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Amina Diallo' }).first()).toBeVisible();
  await page.getByLabel('Search by name').fill('xylophonists');
  await expect(page.getByRole('heading', { name: 'No people found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await page.getByLabel('Role').selectOption('Judges');
  await expect(page).toHaveURL(/role=Judge$/);
  await page.getByLabel('Sort by').selectOption('By name');
  await expect(page).toHaveURL(/role=Judge&sort=name/);
  await expect(page.getByRole('main').getByText('Judge', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('name');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/dashboard\/changemaker\//);
});

test('names link to profiles: for visitors to the public one, for members to that of their area', async ({
  page,
  server,
}) => {
  const member = await callAs(server.origin, 'member');
  const { data } = dataOf(await member.get<ImpactList>('/impact?page_size=50'));
  // Members also see pending impacts, and an impact done with a council lists that as a participant, with a link.
  // People of other tests have one name, and some of them hide their profile.
  const impact = data.find(
    ({ isVerified, council, owner }) =>
      isVerified && council === null && owner.name.includes(' ') && owner.name !== 'Former member',
  );
  if (!impact) throw new Error('The demo community has logged none without a council');
  const path = `/impacts/${impact.id}/${impact.slug}`;
  const people = (reader: Page) => reader.getByRole('region', { name: /^Logged by$|people took part$/ });
  await page.goto(path);
  await expect(people(page)).toContainText(impact.owner.name);
  await people(page).getByRole('link', { name: impact.owner.name }).click();
  await expect(page).toHaveURL(new RegExp(`/people/${impact.owner.id}/`));
  await logIn(page, 'member', path);
  await people(page).getByRole('link', { name: impact.owner.name }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/changemaker/${impact.owner.id}/`));
});
