/** The account itself, emptied last: its row stays, since what others rely on refers to it. */
import { sql } from 'kysely';
import { type Erasure, erasedAddressOf } from '#platform/server/archive/erasure.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export const peopleErasure: Erasure = {
  erase: async (tx, { id }) => {
    await tx
      .updateTable('users')
      .set({
        email: erasedAddressOf(id),
        password_hash: null,
        name: null,
        last_name: null,
        location: null,
        place: null,
        contact_no: null,
        bio: null,
        avatar_media_id: null,
        language: null,
        last_seen_at: null,
        erased_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .execute();
  },
  tables: {
    users: {
      erased: ['email', 'password_hash', 'name', 'last_name', 'location', 'place', 'contact_no', 'bio', 'language'],
    },
    privacy_policies: {
      kept: Object.fromEntries(
        ['email', 'contact_no', 'location', 'impacts', 'councils', 'leaderboard'].map((column) => [
          column,
          'who may see what: what was private stays private',
        ]),
      ),
    },
  },
};

/** Deactivated for that many days and not erased yet, the longest first. */
export async function listDueForErasure(db: Db, days: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users
    where deactivated_at < now() - make_interval(days => ${days}::integer) and erased_at is null
    order by deactivated_at limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Null once erased, or if unknown. Call with the account locked. */
export async function findUnerased(tx: Tx, id: string): Promise<{ deactivatedAt: Date | null } | null> {
  const row = await tx
    .selectFrom('users')
    .select('deactivated_at as deactivatedAt')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
