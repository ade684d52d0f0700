/** A person's own sessions, for the settings page. */
import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

export interface LiveSession {
  id: string;
  startedAt: Date;
  lastUsedAt: Date;
  userAgent: string | null;
}

const MAX_LISTED = 100;

/** Sessions that can still be renewed, the most recently used first. */
export async function listLiveSessions(db: Db, userId: string): Promise<LiveSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at as startedAt', 'renewed_at as lastUsedAt', 'user_agent as userAgent'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(
      sql<SqlBool>`exists (select from refresh_tokens t
        where t.session_id = sessions.id and t.spent_at is null and t.expires_at > now())`,
    )
    .orderBy('renewed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
}

/** Of these sessions, those that haven't ended. */
export async function listUnended(
  db: Db,
  sessionIds: readonly string[],
): Promise<{ id: string; userId: string; userAgent: string | null }[]> {
  const { rows } = await sql<{ id: string; userId: string; userAgent: string | null }>`
    select s.id, s.user_id as "userId", s.user_agent as "userAgent" from sessions s join users u on u.id = s.user_id
    where s.id = any(${[...sessionIds]}::uuid[]) and s.revoked_at is null and u.deactivated_at is null`.execute(db);
  return rows;
}

/** @returns whether this ended an active session of this person. */
export async function endSessionOf(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
