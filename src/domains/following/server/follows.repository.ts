/** Who follows whom and what. */
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { isApproved } from '#domains/councils/server/public.ts';
import { isNotDeactivated } from '#domains/people/server/public.ts';
import type { FollowKind } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { COUNTED_UP_TO, countOf } from '#platform/server/db/lists/list-page.repository.ts';
import { withCachedTotal } from '#platform/server/db/lists/total-cache.ts';
import { GIVEN, type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { COUNTED_ROWS } from '#platform/server/http/lists/paging.ts';

export interface Follow {
  followerId: string;
  id: string;
}

export interface FollowStateRow {
  isFollowed: boolean;
  isMuted: boolean;
  followsYou: boolean;
  isBlocked: boolean;
  followerCount: number;
}

interface Given {
  viewerId: Param<string>;
  id: Param<string>;
  /** Whether there are known to be more followers than are counted. */
  isKnown: boolean;
}

const followersOf = (kind: FollowKind, id: RawBuilder<string>): RawBuilder<number> =>
  kind === 'person'
    ? countOf({
        from: sql`person_follows f`,
        where: [sql`f.person_id = ${id} and f.ended_at is null`, isNotDeactivated('f.follower_id')],
      })
    : countOf({ from: sql`council_follows f`, where: [sql`f.council_id = ${id}`, isNotDeactivated('f.follower_id')] });

const EXAMPLES = [{ viewerId: GIVEN, id: GIVEN, isKnown: false }];

const readPerson = prepareStatement(
  ['viewerId', 'id'],
  ({ viewerId, id, isKnown }: Given) => sql<FollowStateRow>`
    select own.id is not null as "isFollowed", coalesce(own.is_muted, false) as "isMuted",
      exists (select from person_follows f
        where f.follower_id = p.id and f.person_id = ${viewerId}::uuid and f.ended_at is null) as "followsYou",
      exists (select from person_blocks b where b.blocker_id = ${viewerId}::uuid and b.blocked_id = p.id)
        as "isBlocked",
      ${isKnown ? sql.lit(COUNTED_UP_TO) : followersOf('person', sql`p.id`)} as "followerCount"
    from people p left join person_follows own
      on own.follower_id = ${viewerId}::uuid and own.person_id = p.id and own.ended_at is null
    where p.id = ${id}::uuid and p.deactivated_at is null and p.email_verified_at is not null`,
  { examples: EXAMPLES },
);

const readCouncil = prepareStatement(
  ['viewerId', 'id'],
  ({ viewerId, id, isKnown }: Given) => sql<FollowStateRow>`
    select own.id is not null as "isFollowed", coalesce(own.is_muted, false) as "isMuted",
      false as "followsYou", false as "isBlocked",
      ${isKnown ? sql.lit(COUNTED_UP_TO) : followersOf('council', sql`asked.id`)} as "followerCount"
    from (select ${id}::uuid as id) asked left join council_follows own
      on own.follower_id = ${viewerId}::uuid and own.council_id = asked.id
    where ${isApproved('asked.id')}`,
  { examples: EXAMPLES },
);

const READ = { person: readPerson, council: readCouncil } as const satisfies Record<FollowKind, unknown>;

/** Undefined for someone who has left or isn't verified, and for a council that isn't approved. */
export async function findState(
  db: Db,
  kind: FollowKind,
  { followerId, id }: Follow,
): Promise<FollowStateRow | undefined> {
  const count = followersOf(kind, sql`${id}::uuid`);
  const { rows } = await withCachedTotal(db, { count, limit: 0 }, async (_, isKnown) => {
    const states = await READ[kind](db, { viewerId: followerId, id, isKnown });
    return { rows: states, total: states[0]?.followerCount ?? 0 };
  });
  // Higher counts aren't shown.
  return rows[0] && { ...rows[0], followerCount: Math.min(rows[0].followerCount, COUNTED_ROWS) };
}

/** The same without counting the followers. */
export async function findUncounted(
  tx: Tx,
  kind: FollowKind,
  { followerId, id }: Follow,
): Promise<Omit<FollowStateRow, 'followerCount'> | undefined> {
  const [row] = await READ[kind](tx, { viewerId: followerId, id, isKnown: true });
  return row;
}

/** @returns whether they follow for the first time, or null if they did already. */
export async function insertPersonFollow(tx: Tx, { followerId, id }: Follow): Promise<{ isFirst: boolean } | null> {
  const { rows } = await sql<{ isFirst: boolean }>`
    insert into person_follows as f (id, follower_id, person_id)
    values (${uuidv7()}, ${followerId}::uuid, ${id}::uuid)
    on conflict (follower_id, person_id) do update
      set id = excluded.id, followed_at = excluded.followed_at, is_muted = false, ended_at = null
      where f.ended_at is not null
    returning xmax = 0 as "isFirst"`.execute(tx);
  return rows[0] ?? null;
}

/** Ends the follows in both directions. */
export async function endFollowsBetween(tx: Tx, one: string, other: string): Promise<void> {
  await endPersonFollow(tx, { followerId: one, id: other });
  await endPersonFollow(tx, { followerId: other, id: one });
}

export async function endPersonFollow(db: Db | Tx, { followerId, id }: Follow): Promise<void> {
  await db
    .updateTable('person_follows')
    .set({ ended_at: sql<Date>`now()` })
    .where('follower_id', '=', followerId)
    .where('person_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export async function insertCouncilFollow(tx: Tx, { followerId, id }: Follow): Promise<void> {
  await tx
    .insertInto('council_follows')
    .values({ id: uuidv7(), follower_id: followerId, council_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteCouncilFollow(db: Db | Tx, { followerId, id }: Follow): Promise<void> {
  await db.deleteFrom('council_follows').where('follower_id', '=', followerId).where('council_id', '=', id).execute();
}

/** @returns false if there is no such follow. */
export async function setMuted(
  db: Db | Tx,
  kind: FollowKind,
  { followerId, id, isMuted }: Follow & { isMuted: boolean },
): Promise<boolean> {
  const row =
    kind === 'person'
      ? await db
          .updateTable('person_follows')
          .set({ is_muted: isMuted })
          .where('follower_id', '=', followerId)
          .where('person_id', '=', id)
          .where('ended_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('council_follows')
          .set({ is_muted: isMuted })
          .where('follower_id', '=', followerId)
          .where('council_id', '=', id)
          .returning('id')
          .executeTakeFirst();
  return row !== undefined;
}

/** Follows of people who have left count too, since they may come back. */
export async function countFollowed(tx: Tx, kind: FollowKind, followerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${
      kind === 'person' ? sql`person_follows f where f.ended_at is null and` : sql`council_follows f where`
    } f.follower_id = ${followerId}::uuid`.execute(tx);
  return rows[0]?.count ?? 0;
}
