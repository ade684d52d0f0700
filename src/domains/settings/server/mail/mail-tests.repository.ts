import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** The latest of each outcome is kept. */
export async function noteMailTest(db: Db, isAccepted: boolean): Promise<void> {
  await db
    .insertInto('mail_tests')
    .values({ is_accepted: isAccepted })
    .onConflict((conflict) => conflict.column('is_accepted').doUpdateSet({ tried_at: sql`now()` }))
    .execute();
}

export interface MailTests {
  acceptedAt: Date | null;
  refusedAt: Date | null;
}

/** The latest of each outcome. */
export async function findMailTests(db: Db): Promise<MailTests> {
  const rows = await db.selectFrom('mail_tests').select(['is_accepted', 'tried_at']).execute();
  const at = (isAccepted: boolean) => rows.find((row) => row.is_accepted === isAccepted)?.tried_at ?? null;
  return { acceptedAt: at(true), refusedAt: at(false) };
}
