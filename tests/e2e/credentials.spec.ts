/** What a member can take along: they share it, others check it, and it says when it no longer holds. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { CurrentUser, Impact } from '#generated/types.gen.ts';
import { claimsOf, credentialFor, readToken } from '../support/credentials.ts';
import { dataOf, decide } from '../support/impacts.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expectFits, expectFitsSmall } from './support/fitting.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';
import { test as base, expect, logIn } from './support/review-test.ts';
import { openServerRendered } from './support/server-rendered.ts';
import { openByLoad } from './support/walking.ts';

const MISSING = /status of 404/;

interface Fixtures {
  /** A verified impact that the member took part in. */
  impact: Impact;
}

const test = base.extend<Fixtures>({
  impact: async ({ caller, logImpacts }, use) => {
    const { id } = dataOf(await (await caller('member')).get<CurrentUser>('/users/view'));
    const [impact] = await logImpacts(1, { members: [id] });
    if (!impact) throw new Error('One was to be logged');
    await use(await decide(await caller('judge'), impact.id, { isVerified: true }));
  },
});

const rowOf = (page: Page, { title }: Impact) => page.getByRole('listitem').filter({ hasText: title });

async function downloadAs(page: Page, name: string): Promise<{ name: string; content: Buffer }> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: name }).click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('a member finds a credential from the impact and shares it, and a visitor sees it until they undo that', async ({
  page,
  impact,
  caller,
  newVisitor,
  browserErrors,
}) => {
  await logIn(page, 'member', `/impacts/${impact.id}/${impact.slug}`);
  await page.getByRole('link', { name: 'Your credential' }).click();
  await expect(page.getByRole('heading', { level: 1, name: impact.title })).toBeVisible();
  await expect(page.getByText('Only you see this page.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to LinkedIn' })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  const { id } = await credentialFor(await caller('member'), impact);
  const path = `/credentials/${id}`;
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  const visitor = await (await newVisitor()).newPage();
  browserErrors.expect(MISSING);
  await visitor.goto(path);
  await expect(visitor.getByText('Credential not found')).toBeVisible();

  await page.getByRole('switch', { name: 'Shared' }).press('Space');
  await expect(page.getByText('Anyone with the link sees this page.')).toBeVisible();
  const linkedIn = page.getByRole('link', { name: 'Add to LinkedIn' });
  await expect(linkedIn).toHaveAttribute('href', new RegExp(`certId=${id}`));

  await expect.poll(async () => (await visitor.request.get(path)).status()).toBe(200);
  const html = await (await visitor.request.get(path)).text();
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).toContain('EducationalOccupationalCredential');
  expect(html).not.toContain('Kenji');
  await openServerRendered(visitor, path);
  await expect(visitor.getByText('Valid. Issued by Groundswell')).toBeVisible();
  await expect(visitor.getByText('The holder isn’t named here.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: impact.title })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Check this credential' })).toHaveAttribute(
    'href',
    `/verify?credential=${id}`,
  );
  await expect(visitor.getByRole('switch')).toHaveCount(0);
  await expectAccessibleInBothThemes(visitor);
  await expectFits(visitor);
  await expectFitsSmall(visitor);

  await page.getByRole('switch', { name: 'Shared' }).press('Space');
  await expect(page.getByText('Only you see this page.')).toBeVisible();
  await expect.poll(async () => (await visitor.request.get(path)).status()).toBe(404);
  await visitor.reload();
  await expect(visitor.getByText('Credential not found')).toBeVisible();
});

test('it names its holder by name once they choose so, and never in what was downloaded before', async ({
  page,
  server,
  impact,
  caller,
  newVisitor,
}) => {
  const member = await caller('member');
  const { id } = await credentialFor(member, impact);
  dataOf(await member.put(`/credentials/${id}/share`, { isShared: true }));
  const unnamed = await readToken(server.origin, member, id);
  await logIn(page, 'member', `/credentials/${id}`);
  await expect(page.getByRole('radio', { name: 'By your email address' })).toBeChecked();
  await page.getByRole('radio', { name: 'By your name' }).check();
  await expect(page.getByRole('radio', { name: 'By your name' })).toBeChecked();
  const visitor = await (await newVisitor()).newPage();
  await expect.poll(async () => (await visitor.request.get(`/credentials/${id}`)).text()).toContain('Kenji Watanabe');
  const identifierIn = (token: string) =>
    claimsOf<{ credentialSubject: { identifier: { identityHash: string }[] } }>(token).credentialSubject.identifier[0];
  expect(identifierIn(await readToken(server.origin, member, id))?.identityHash).toBe('Kenji Watanabe');
  expect(identifierIn(unnamed)?.identityHash).toMatch(/^sha256\$/);
});

test('the list has each with its state, copies a link, downloads files that hold it, and survives a failure', async ({
  page,
  server,
  impact,
  caller,
  browserErrors,
}) => {
  const { id } = await credentialFor(await caller('member'), impact);
  browserErrors.expect(REFUSED);
  const letThrough = await refuseCalls(page, '**/api/users/me/credentials*');
  await logIn(page, 'member', '/dashboard/credentials');
  await expect(page.getByText('Your credentials couldn’t be loaded.')).toBeVisible();
  await letThrough();
  await page.getByRole('button', { name: 'Try again' }).click();
  const row = rowOf(page, impact);
  await expect(row).toContainText('Valid');
  await row.getByRole('switch', { name: 'Shared' }).check();
  await expect(row.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFits(page);
  await expectFitsSmall(page);

  await row.getByRole('link', { name: impact.title }).click();
  await expect(page.getByRole('button', { name: 'Download' }), 'the list is gone').toHaveCount(1);
  const token = await readToken(server.origin, await caller('member'), id);
  const json = await downloadAs(page, 'JSON');
  expect(json.name).toBe(`credential-${id}.json`);
  expect(JSON.parse(json.content.toString())).toMatchObject({ id: `data:application/vc+jwt,${token}` });
  const svg = await downloadAs(page, 'SVG');
  expect(svg.content.toString()).toContain(`<openbadges:credential verify="${token}" />`);
  const png = await downloadAs(page, 'PNG');
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');
  expect(png.content.includes(`openbadgecredential\0\0\0\0\0${token}`)).toBe(true);
  expect((await downloadAs(page, 'JWT')).content.toString()).toBe(token);
});

test('a reopened impact’s credential says to everyone that it no longer holds, and why in general words', async ({
  page,
  impact,
  caller,
  newVisitor,
}) => {
  const member = await caller('member');
  const { id } = await credentialFor(member, impact);
  dataOf(await member.put(`/credentials/${id}/share`, { isShared: true }));
  const visitor = await (await newVisitor()).newPage();
  await openServerRendered(visitor, `/credentials/${id}`);
  await expect(visitor.getByText('Valid. Issued by Groundswell')).toBeVisible();
  await decide(await caller('admin'), impact.id, { isVerified: null, reason: 'Someone counted twice.' });
  await expect.poll(async () => (await visitor.request.get(`/credentials/${id}`)).text()).toContain('No longer valid');
  await visitor.reload();
  await expect(visitor.getByText('The impact is being reviewed again.')).toBeVisible();
  await expect(visitor.getByText('Someone counted twice.')).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: 'Print certificate' })).toHaveCount(0);
  await expectAccessible(visitor);
  await logIn(page, 'member', '/dashboard/credentials');
  await expect(rowOf(page, impact)).toContainText('No longer valid');
  await expect(rowOf(page, impact)).toContainText('The impact is being reviewed again.');
});

test('a year becomes one record, which names its impacts and is printed on one sheet of either paper', async ({
  page,
  impact,
}) => {
  await logIn(page, 'member', '/dashboard/credentials');
  await page.getByRole('button', { name: `Make a record of ${impact.impactYear}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Impacts of ${impact.impactYear}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Evidence' }).getByRole('link', { name: impact.title })).toBeVisible();
  for (const [format, width, height] of [
    ['A4', 842, 595],
    ['Letter', 792, 612],
  ] as const) {
    const pdf = (await page.pdf({ format, landscape: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    const [, right, top] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Number(right), Number(top)].map(Math.floor), format).toEqual([width, height]);
  }
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.certificate');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('Kenji Watanabe');
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: null });
});

test('someone without any learns how to earn one', async ({ page }) => {
  await logIn(page, 'otherAdmin', '/admin/credentials');
  await expect(page.getByRole('heading', { name: 'No credentials so far' })).toBeVisible();
  await expectAccessible(page);
  await openByLoad(page, '/admin/credentials');
  await expect(page.getByRole('link', { name: 'See impacts' })).toBeVisible();
});
