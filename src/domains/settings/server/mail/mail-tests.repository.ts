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

export async function hasAcceptedTestMail(db: Db): Promise<boolean> {
  const row = await db.selectFrom('mail_tests').select('tried_at').where('is_accepted', '=', true).executeTakeFirst();
  return row !== undefined;
}
