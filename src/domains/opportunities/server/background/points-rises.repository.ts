/** People whose points rose, or whose account is active again, recorded by triggers on users. */
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface Rise {
  userId: string;
  pointsBefore: number;
  /** A counter, to detect further rises meanwhile. */
  rises: number;
}

/** Keyset paging by user id. */
export async function listRises(db: Db, after: string | null, most: number): Promise<Rise[]> {
  return db
    .selectFrom('points_rises')
    .select(['user_id as userId', 'points_before as pointsBefore', 'rises'])
    .$if(after !== null, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(most)
    .execute();
}

/** Optimistic lock. @returns false if the points have risen again since. */
export async function deleteRise(tx: Tx, { userId, rises }: Rise): Promise<boolean> {
  const gone = await tx
    .deleteFrom('points_rises')
    .where('user_id', '=', userId)
    .where('rises', '=', rises)
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Opportunities that the person saved but hasn't applied for, and that this rise unlocked. */
export async function listUnlockedSaved(tx: Tx, { userId, pointsBefore }: Rise): Promise<string[]> {
  const rows = await tx
    .selectFrom('opportunity_favourites as f')
    .innerJoin('opportunities as o', 'o.id', 'f.opportunity_id')
    .innerJoin('people as u', 'u.id', 'f.user_id')
    .innerJoin('people as partner', 'partner.id', 'o.owner_id')
    .select('o.id')
    .where('f.user_id', '=', userId)
    .where('f.removed_at', 'is', null)
    .where('u.deactivated_at', 'is', null)
    .where(sql<SqlBool>`can_offer(partner.role, partner.deactivated_at)`)
    .where('o.is_public', '=', true)
    .where('o.is_full', '=', false)
    .where('o.closed_at', 'is', null)
    .where('o.closes_at', '>', sql<Date>`now()`)
    .where('o.points_required', '>', pointsBefore)
    .whereRef('o.points_required', '<=', 'u.points')
    .where(
      sql<SqlBool>`not exists (select from opportunity_applications a
        where a.applicant_id = f.user_id and a.opportunity_id = o.id and a.state <> 'withdrawn')`,
    )
    .orderBy('o.id')
    .execute();
  return rows.map(({ id }) => id);
}
