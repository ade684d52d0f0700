/** Notifications about follows, written in the transaction of the event. */
import { homeIn } from '#domains/notifications/link-for-role.ts';
import { notifyHourly } from '#domains/notifications/server/public.ts';
import { sayNameOf } from '#domains/people/model.ts';
import { readPeople } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { FOLLOWERS_VIEW } from '../model.ts';
import { findUncounted } from './follows.repository.ts';

/**
 * At most one an hour for all new followers, since it leads to all of them. None about someone whom the person has
 * muted.
 */
export async function notifyFollowed(
  tx: Tx,
  { followerId, personId }: { followerId: string; personId: string },
): Promise<void> {
  const people = await readPeople(tx, [followerId, personId]);
  const [follower, person] = [people.get(followerId), people.get(personId)];
  if (!follower || !person) return;
  const back = await findUncounted(tx, 'person', { followerId: personId, id: followerId });
  if (back?.isMuted) return;
  await notifyHourly(tx, {
    userId: personId,
    kind: 'follower_added',
    title: () => say('following.notifications.followed.title'),
    body: () => say('following.notifications.followed.body', { name: isolate(sayNameOf(follower)) }),
    link: `${homeIn(person.role)}${FOLLOWERS_VIEW}`,
    actorId: followerId,
  });
}
