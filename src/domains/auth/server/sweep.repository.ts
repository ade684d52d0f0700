/** Deletes expired rows, in batches that stay below the statement timeout. */
import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';

const REMOVED_AT_ONCE = 1_000;
/** Each session may have thousands of spent tokens. */
const SESSIONS_AT_ONCE = 100;

/** @returns how many were deleted. */
export async function removeExpiredLinks(tx: Tx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from mail_links where token_hash = any(array(
      select token_hash from mail_links where expires_at < now() - interval '1 day'
      order by expires_at limit ${REMOVED_AT_ONCE} for update skip locked))`.execute(tx);
  return Number(numAffectedRows);
}

/** @returns how many were deleted. */
export async function removeExpiredSignIns(tx: Tx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from external_sign_ins where id_hash = any(array(
      select id_hash from external_sign_ins where expires_at < now()
      order by expires_at limit ${REMOVED_AT_ONCE} for update skip locked))`.execute(tx);
  return Number(numAffectedRows);
}

/**
 * A session is deleted with the last of its tokens.
 *
 * @returns how many tokens were deleted.
 */
export async function removeExpiredTokens(tx: Tx): Promise<number> {
  const { rows } = await sql<{ sessionId: string }>`
    delete from refresh_tokens where token_hash = any(array(
      select token_hash from refresh_tokens where expires_at < now() - interval '1 day'
      order by expires_at limit ${REMOVED_AT_ONCE} for update skip locked))
    returning session_id as "sessionId"`.execute(tx);
  const sessionIds = [...new Set(rows.map(({ sessionId }) => sessionId))];
  await sql`
    delete from sessions s where s.id = any(${sessionIds}::uuid[]) and s.renewed_at < now() - interval '1 day'
      and not exists (select from refresh_tokens t where t.session_id = s.id)`.execute(tx);
  return rows.length;
}

/** @returns how many were found; sessions with very many tokens take several rounds. */
export async function removeEndedSessions(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from sessions where revoked_at < now() - interval '1 day'
    order by revoked_at limit ${SESSIONS_AT_ONCE}`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const { numAffectedRows = 0n } = await sql`
    delete from refresh_tokens where token_hash = any(array(
      select token_hash from refresh_tokens where session_id = any(${ids}::uuid[]) limit ${REMOVED_AT_ONCE}))`.execute(
    tx,
  );
  if (numAffectedRows < REMOVED_AT_ONCE) {
    await sql`delete from sessions where id = any(${ids}::uuid[])`.execute(tx);
  }
  return ids.length;
}
