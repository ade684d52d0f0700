import { dataOf, decide } from '../support/impacts.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';
import { expect, logIn, rowOf, test } from './support/review-test.ts';
import { openByLoad } from './support/walking.ts';

test('a member answers in the notification, on the impact’s page and in the list', async ({
  page,
  word,
  caller,
  logImpacts,
  standOf,
}) => {
  const member = await caller('member');
  const { id: memberId } = dataOf(await member.get<{ id: string }>('/users/view'));
  const [first, second] = await logImpacts(2, { members: [memberId] });
  if (!first || !second) throw new Error('Two were to be logged');
  await logIn(page, 'member', '/dashboard/notifications');
  await page.getByRole('button', { name: `Yes, I was there: ${second.title}` }).click();
  await expect(page.getByText('You said that you were there.').first()).toBeVisible();
  await expectAccessible(page, page.getByRole('main'));
  expect((await standOf(second)).members[0]?.confirmedAt).not.toBeNull();

  await openByLoad(page, `/impacts/${first.id}/${first.slug}`);
  await expect(page.getByText('Amina Diallo says you took part')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'That wasn’t me' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('can’t add you there again');
  await expectAccessible(page, question);
  await question.getByRole('button', { name: 'I wasn’t there' }).click();

  // It isn't public, so that the member can't see it any more.
  await expect(page).toHaveURL(/\/dashboard\/namings$/);
  const row = page.getByRole('listitem').filter({ hasText: first.title });
  await expect(row).toContainText('You weren’t there');
  await expect(row.getByRole('link', { name: first.title })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  expect((await standOf(first)).members).toEqual([]);

  await row.getByRole('button', { name: 'I was there after all' }).click();
  await expect(row).toContainText('You were there');
  await expect(row.getByRole('link', { name: first.title })).toBeVisible();
  expect((await standOf(first)).members).toHaveLength(1);
  await openByLoad(page, '/dashboard/namings?state=declined');
  await expect(page.getByText(word)).toHaveCount(0);
});

test('a member who wasn’t there vanishes from a public impact, and stays on its page', async ({
  page,
  caller,
  logImpacts,
}) => {
  const member = await caller('otherMember');
  const { id: memberId } = dataOf(await member.get<{ id: string }>('/users/view'));
  const [impact] = await logImpacts(1, { members: [memberId] });
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  await logIn(page, 'otherMember', `/impacts/${impact.id}/${impact.slug}`);
  const people = page.getByRole('region', { name: '2 people took part' });
  await expect(people).toContainText('Lucía Fernández');
  await page.getByRole('button', { name: 'That wasn’t me' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'I wasn’t there' }).click();
  await expect(page.getByText('You said that you weren’t there')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Logged by' })).not.toContainText('Lucía Fernández');
});

test('judges see how many confirmed, and the owner is refused naming someone again', async ({
  page,
  word,
  caller,
  logImpacts,
  standOf,
}) => {
  const people = [await caller('member'), await caller('otherMember'), await caller('partner')];
  const members: string[] = [];
  for (const client of people) members.push(dataOf(await client.get<{ id: string }>('/users/view')).id);
  const [impact] = await logImpacts(1, { members });
  if (!impact) throw new Error('One was to be logged');
  await people[0]?.put(`/impact/naming/${impact.id}`, { tookPart: true });
  await people[1]?.put(`/impact/naming/${impact.id}`, { tookPart: false });
  await logIn(page, 'judge', `/judge/impacts?search=${word}`);
  await rowOf(page, impact).click();
  await expect(page.getByText('1 of 2 confirmed: Kenji Watanabe')).toBeVisible();
  await expect(page.getByText('1 person who was named wasn’t there')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const owner = await caller('owner');
  const { revision } = await standOf(impact);
  const refused = await owner.put(`/impact/${impact.id}`, { members, revision });
  expect(refused.body.errors).toEqual([
    { field: 'members', message: expect.stringMatching(/Lucía Fernández.*Remove them from the list/) },
  ]);
});

test('an answer that can’t be saved says so, and can be given again', async ({
  page,
  caller,
  logImpacts,
  browserErrors,
}) => {
  const member = await caller('partner');
  const { id: memberId } = dataOf(await member.get<{ id: string }>('/users/view'));
  const [impact] = await logImpacts(1, { members: [memberId] });
  if (!impact) throw new Error('One was to be logged');
  await logIn(page, 'partner', '/partner/namings?state=named');
  const row = page.getByRole('listitem').filter({ hasText: impact.title });
  await expect(row).toBeVisible();
  browserErrors.expect(REFUSED);
  const letThrough = await refuseCalls(page, '**/api/impact/naming/*');
  await row.getByRole('button', { name: /Yes, I was there/ }).click();
  await expect(page.getByText('We couldn’t save your answer.')).toBeVisible();
  await letThrough();
  await row.getByRole('button', { name: /Yes, I was there/ }).click();
  await expect(row).toContainText('You were there');
});
