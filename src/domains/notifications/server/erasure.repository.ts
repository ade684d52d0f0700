/** Someone's own notifications go, and those that others got because of them; all others lose the name. */
import { sql } from 'kysely';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import { jsonWithoutPerson, patternOf, withoutPerson } from '#platform/server/db/without-person.repository.ts';
import { lockCounters } from './notify/bundles.repository.ts';

export const notificationsErasure: Erasure = {
  erase: async (tx, person) => {
    const { id } = person;
    const isAbout = sql`(actor_id = ${id}::uuid or ${id}::uuid = any(bundled_ids))`;
    const { rows } = await sql<{ userId: string }>`
      select distinct user_id as "userId" from notifications
      where user_id = ${id}::uuid or ${isAbout}`.execute(tx);
    await lockCounters(
      tx,
      rows.map(({ userId }) => userId),
    );
    await sql`
      with removed as (
        delete from notifications where user_id = ${id}::uuid or ${isAbout} returning user_id, read_at
      ), unread as (
        select user_id, count(*) as count from removed where read_at is null group by user_id
      )
      update notification_counters c set unread = greatest(0, c.unread - unread.count)
      from unread where c.user_id = unread.user_id`.execute(tx);
    await sql`delete from notification_digests where user_id = ${id}::uuid`.execute(tx);
    await sql`delete from push_devices where user_id = ${id}::uuid`.execute(tx);
    await sql`delete from push_choices where user_id = ${id}::uuid`.execute(tx);
    await sql`delete from notification_choices where user_id = ${id}::uuid`.execute(tx);
    await sql`
      update notifications set title = ${withoutPerson('title', person)}, body = ${withoutPerson('body', person)},
        titles = ${jsonWithoutPerson('titles', person)}, bodies = ${jsonWithoutPerson('bodies', person)},
        link = ${withoutPerson('link', person)}
      where title ~* ${patternOf(person)} or body ~* ${patternOf(person)}
        or link like ${`%${id}%`}`.execute(tx);
  },
  tables: {
    notifications: {
      erased: ['title', 'body', 'titles', 'bodies', 'link'],
      kept: {
        kind: 'what kind of news it is',
        bundle: 'ids of what it gathers',
        letter: 'the name of a job, and ids',
      },
    },
    notification_choices: 'deleted',
    push_choices: 'deleted',
    push_devices: 'deleted',
  },
};
