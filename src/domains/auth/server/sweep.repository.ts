import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Links, sign-ins and refresh tokens that can serve no more, and the sessions that are left without any. */
export async function deleteEnded(db: Db): Promise<void> {
  const now = sql<Date>`now()`;
  const aDayAgo = sql<Date>`now() - interval '1 day'`;
  await db.deleteFrom('mail_links').where('expires_at', '<', aDayAgo).execute();
  await db.deleteFrom('external_sign_ins').where('expires_at', '<', now).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', aDayAgo).execute();
  await db
    .deleteFrom('sessions')
    .where('renewed_at', '<', aDayAgo)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('revoked_at', '<', aDayAgo),
        not(
          exists(
            selectFrom('refresh_tokens').select('token_hash').whereRef('refresh_tokens.session_id', '=', 'sessions.id'),
          ),
        ),
      ]),
    )
    .execute();
}
