import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { profilePathOf } from '#domains/people/model.ts';
import type { FollowState, ImpactList, UserProfile } from '#generated/types.gen.ts';
import { logIn as logInByApi } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { addressOf, expect, logIn, test } from './support/community-test.ts';
import { openByLink } from './support/walking.ts';

test('a member follows someone, sees what they did, mutes and unfollows them, blocks and unblocks them', async ({
  page,
  server,
}) => {
  const { client } = await logInByApi(server.origin, { email: addressOf('partner') }, DEMO_PASSWORD);
  const member = (await logInByApi(server.origin, { email: addressOf('member') }, DEMO_PASSWORD)).client;
  const { data: impacts } = dataOf(await client.get<ImpactList>('/impact?isVerified=true&page_size=50'));
  const stateOf = async (id: string) => dataOf(await member.get<FollowState>(`/follow/state?kind=person&id=${id}`));
  let latest = impacts[0];
  for (const one of impacts) {
    const isOther = one.owner.slug !== 'former-member' && one.owner.slug !== 'amina-diallo';
    if (isOther && !(await stateOf(one.owner.id)).isFollowed) {
      latest = one;
      break;
    }
  }
  if (!latest) throw new Error('The community has no impacts');
  const { id } = latest.owner;
  const { name, slug } = dataOf(await member.get<UserProfile>(`/users/view/${id}`));
  const profile = profilePathOf({ id, name: slug, lastName: null });
  const undo = page.getByRole('button', { name: 'Undo' });
  await logIn(page, 'member', profile);

  await test.step('follows from the profile', async () => {
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Unfollow', exact: true })).toBeVisible();
    await expect(page.getByText(`You follow ${name}`)).toBeVisible();
    await expect.poll(async () => (await stateOf(id)).isFollowed).toBe(true);
    await expectAccessible(page);
  });

  await test.step('sees the feed', async () => {
    await openByLink(page, '/dashboard');
    const feed = page.getByRole('region', { name: 'Your feed' });
    const of = feed.getByRole('listitem').filter({ hasText: name });
    const entries = feed.getByRole('listitem');
    await expect(entries.first()).toBeVisible();
    while ((await of.count()) === 0) {
      const before = await entries.count();
      await feed.getByRole('button', { name: 'Show more' }).click();
      await expect.poll(() => entries.count()).toBeGreaterThan(before);
    }
    await expect(of.first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('mutes, after undoing that once', async () => {
    await page.getByRole('link', { name: 'See who you follow' }).click();
    await page.getByRole('button', { name: `Mute ${name}` }).click();
    // An earlier notice may still offer its own undo.
    await expect(page.getByText(`${name} is muted`)).toBeVisible();
    await undo.last().click();
    await expect.poll(async () => (await stateOf(id)).isMuted).toBe(false);
    await page.getByRole('button', { name: `Mute ${name}` }).click();
    await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('Muted')).toBeVisible();
    await expect.poll(async () => (await stateOf(id)).isMuted).toBe(true);
    await expectAccessible(page);
  });

  await test.step('unfollows, and undoes that: it is muted as before', async () => {
    await page.getByRole('button', { name: `Unfollow ${name}` }).click();
    await expect.poll(async () => (await stateOf(id)).isFollowed).toBe(false);
    await expect(page.getByText(`You no longer follow ${name}`)).toBeVisible();
    await undo.last().click();
    await expect.poll(() => stateOf(id)).toMatchObject({ isFollowed: true, isMuted: true });
  });

  await test.step('blocks', async () => {
    await openByLink(page, profile);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Neither of you can follow the other');
    await question.getByRole('button', { name: 'Block' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Unblock', exact: true })).toBeVisible();
    expect(await stateOf(id)).toMatchObject({ isBlocked: true, isFollowed: false });
  });

  await test.step('unblocks in the settings', async () => {
    await openByLink(page, '/dashboard/settings/privacy');
    // By keyboard, since the message about the block covers the button for some seconds.
    await page.getByRole('button', { name: `Unblock ${name}` }).press('Enter');
    await expect(page.getByText('You haven’t blocked anyone.')).toBeVisible();
    await expectAccessible(page);
    expect(await stateOf(id)).toMatchObject({ isBlocked: false, isFollowed: false });
  });
});
