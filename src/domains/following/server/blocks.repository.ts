/** Who blocks whom. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';

/**
 * Whether one of the two blocks the other, for other domains' statements.
 * @param person a column of the calling statement. @param viewer an id; null for visitors, whom nobody blocks.
 */
export const blockedBetween = (person: string, viewer: Param<string> | null): RawBuilder<SqlBool> =>
  viewer === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(
      exists (select from person_blocks b where b.blocker_id = ${viewer}::uuid and b.blocked_id = ${sql.ref(person)})
      or exists (select from person_blocks b where b.blocked_id = ${viewer}::uuid and b.blocker_id = ${sql.ref(person)}))`;

/** Filters the others to those who block the person or whom the person blocks. */
export async function listBlockedWith(db: Db | Tx, userId: string, others: readonly string[]): Promise<Set<string>> {
  if (others.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select other.id from unnest(${[...others]}::uuid[]) as other (id) where ${blockedBetween('other.id', userId)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

export interface BlocksBetween {
  /** Whether the first blocks the second. */
  blocks: boolean;
  isBlocked: boolean;
}

const readBlocks = prepareStatement(
  ['one', 'other'],
  ({ one, other }: { one: Param<string>; other: Param<string> }) => sql<BlocksBetween>`
    select exists (select from person_blocks b where b.blocker_id = ${one}::uuid and b.blocked_id = ${other}::uuid)
        as blocks,
      exists (select from person_blocks b where b.blocker_id = ${other}::uuid and b.blocked_id = ${one}::uuid)
        as "isBlocked"`,
);

export async function findBlocks(db: Db | Tx, one: string, other: string): Promise<BlocksBetween> {
  const [found] = await readBlocks(db, { one, other });
  return found ?? { blocks: false, isBlocked: false };
}

/** Serialises follows and blocks between two people until the transaction ends. */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  const pair = [one, other].sort().join(' ');
  await sql`select pg_advisory_xact_lock(hashtextextended('following:' || ${pair}::text, 0))`.execute(tx);
}

export async function insertBlock(tx: Tx, blockerId: string, blockedId: string): Promise<void> {
  await tx
    .insertInto('person_blocks')
    .values({ id: uuidv7(), blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db
    .deleteFrom('person_blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute();
}
