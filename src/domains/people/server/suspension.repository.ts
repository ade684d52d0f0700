/** Suspended people can read but not write. A suspension ends by itself. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';

/**
 * Locks the rows in the order of their ids. Returns the people who are suspended now, and until when. Not `for update`:
 * a transaction that notifies many people references their rows in an order of its own, and the two could deadlock.
 */
export async function lockSuspensions(tx: Tx, userIds: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; until: Date | null }>`
    select id, case when suspended_until > now() then suspended_until end as until
    from users where id = any(${[...userIds]}::uuid[]) order by id for no key update`.execute(tx);
  return new Map(rows.flatMap(({ id, until }) => (until === null ? [] : [[id, until]])));
}

/** Suspends someone until then, unless a longer suspension is in force. One that has ended is always earlier. */
export async function extendSuspension(tx: Tx, userId: string, until: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ suspended_until: sql<Date>`greatest(suspended_until, ${until})` })
    .where('id', '=', userId)
    .execute();
}

/** @param until null to end it. */
export async function setSuspendedUntil(tx: Tx, userId: string, until: Date | null): Promise<void> {
  await tx.updateTable('users').set({ suspended_until: until }).where('id', '=', userId).execute();
}

export async function findSuspendedUntil(db: Db | Tx, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('users')
    .select('suspended_until as until')
    .where('id', '=', userId)
    .where('suspended_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.until ?? null;
}

/**
 * Filters the people to those with a verified email address and a complete profile who joined more than a week ago, and
 * reads their points. Leaves out suspended and deactivated people.
 */
export async function listEstablished(
  db: Db | Tx,
  userIds: readonly string[],
): Promise<{ id: string; points: number }[]> {
  const { rows } = await sql<{ id: string; points: number }>`
    select id, points from users
    where id = any(${[...userIds]}::uuid[]) and deactivated_at is null and email_verified_at is not null
      and is_profile_completed and created_at < now() - interval '7 days'
      and (suspended_until is null or suspended_until <= now())`.execute(db);
  return rows;
}

/**
 * Whether there is an admin who can decide now and for whom `fits` is true. @param fits a condition on the admin's id.
 */
export const hasAdmin = (
  fits: (id: RawBuilder<string>) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from users other
  where other.role = 'Admin' and other.deactivated_at is null and other.email_verified_at is not null
    and (other.suspended_until is null or other.suspended_until <= now())
    and ${fits(sql.ref('other.id'))})`;
