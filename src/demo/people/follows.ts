/** Decides who follows which people and councils in the demo community, so that the member's feed isn't empty. */
import { FOLLOWERS_VIEW } from '#domains/following/model.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import type { DemoCommunity } from '../community.ts';
import { DAY_MS, idAt } from '../ids.ts';
import { notificationRow } from '../notification-row.ts';
import type { Random } from '../random.ts';
import type { Rows } from '../rows.ts';
import { type DemoPerson, isActiveMember } from './people.ts';

type FollowRows = Rows<'person_follows' | 'council_follows' | 'notifications'>;

/** The most people that each active member follows. All of these own verified impacts. */
const MAX_FOLLOWED = 5;
const FOLLOWED_BY_MEMBER = 14;
const FOLLOWERS_OF_MEMBER = 11;
const COUNCILS_OF_MEMBER = 2;
const COUNCIL_SHARE = 0.2;
const FOLLOWING_SINCE_MS = 200 * DAY_MS;

export function toFollowRows(random: Random, community: DemoCommunity, today: Date): FollowRows {
  const { people, councils, impacts } = community;
  const member = people.find(({ email }) => email === DEMO_ACCOUNTS.find(({ role }) => role === 'Member')?.email);
  const editor = people.find(({ role, canSignIn }) => role === 'Admin' && canSignIn);
  if (!member || !editor) throw new Error('The demo accounts are not there');
  const active = people.filter((person) => isActiveMember(person) && !person.canSignIn);
  const owners = ownersOfLatest(active, impacts);
  const pairs = new Map<string, [follower: DemoPerson, followed: DemoPerson]>();
  const follow = (follower: DemoPerson, followed: DemoPerson) => {
    if (follower !== followed) pairs.set(`${follower.id} ${followed.id}`, [follower, followed]);
  };
  for (const followed of [editor, ...owners.slice(0, FOLLOWED_BY_MEMBER)]) follow(member, followed);
  for (const person of active) {
    const count = random.between(0, MAX_FOLLOWED);
    for (let index = 0; index < count; index += 1) follow(person, random.pick(owners));
  }
  for (let index = 0; index < FOLLOWERS_OF_MEMBER; index += 1) follow(random.pick(active), member);
  const at = (...from: Date[]) =>
    new Date(
      random.between(
        Math.max(today.getTime() - FOLLOWING_SINCE_MS, ...from.map((date) => date.getTime())),
        today.getTime(),
      ),
    );
  const person_follows = [...pairs.values()].map(([follower, followed]) => {
    const followed_at = at(follower.joinedAt, followed.joinedAt);
    return { id: idAt(random, followed_at), follower_id: follower.id, person_id: followed.id, followed_at };
  });
  const approved = councils.filter(({ decision }) => decision?.isApproved);
  const council_follows = [member, ...active].flatMap((person) => {
    const chosen =
      person === member
        ? approved.slice(0, COUNCILS_OF_MEMBER)
        : random.chance(COUNCIL_SHARE)
          ? [random.pick(approved)]
          : [];
    return chosen.map((council) => {
      const followed_at = at(person.joinedAt, council.decision?.at ?? council.createdAt);
      return { id: idAt(random, followed_at), follower_id: person.id, council_id: council.id, followed_at };
    });
  });
  return {
    person_follows,
    council_follows,
    notifications: toNotifications(random, { pairs, person_follows, member }, today),
  };
}

/** Members with verified impacts; those whose impacts were verified last come first. */
function ownersOfLatest(active: readonly DemoPerson[], impacts: DemoCommunity['impacts']): DemoPerson[] {
  const verified = impacts.filter(({ status, isHidden }) => status.isVerified === true && !isHidden);
  const lastOf = new Map<string, number>();
  for (const { ownerId, events } of verified) {
    lastOf.set(ownerId, Math.max(lastOf.get(ownerId) ?? 0, events.at(-1)?.at.getTime() ?? 0));
  }
  const last = ({ id }: DemoPerson) => lastOf.get(id) ?? 0;
  return active.filter((person) => lastOf.has(person.id)).toSorted((a, b) => last(b) - last(a));
}

interface FollowFacts {
  pairs: ReadonlyMap<string, [follower: DemoPerson, followed: DemoPerson]>;
  person_follows: FollowRows['person_follows'];
  member: DemoPerson;
}

/** The notification that the server would have sent the member about the latest follower. */
function toNotifications(
  random: Random,
  { pairs, person_follows, member }: FollowFacts,
  today: Date,
): FollowRows['notifications'] {
  const [latest] = person_follows
    .filter(({ person_id }) => person_id === member.id)
    .toSorted((a, b) => Number(b.followed_at) - Number(a.followed_at));
  const follower = latest && pairs.get(`${latest.follower_id} ${member.id}`)?.[0];
  if (!latest || !follower) return [];
  const notification = {
    userId: member.id,
    kind: 'follower_added' as const,
    title: say('following.notifications.followed.title'),
    body: say('following.notifications.followed.body', { name: isolate(`${follower.name} ${follower.lastName}`) }),
    link: `/dashboard${FOLLOWERS_VIEW}`,
    actorId: follower.id,
    at: new Date(latest.followed_at as Date),
  };
  return [notificationRow(random, notification, today)];
}
