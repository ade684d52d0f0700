/** Deletes expired rows, in batches that stay below the statement timeout. */
import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';

const REMOVED_AT_ONCE = 1_000;
/** Each session may have thousands of spent tokens. */
const SESSIONS_AT_ONCE = 100;

/** @param age since when rows have to be expired. @returns how many were deleted. */
async function removeExpired(tx: Tx, table: string, key: string, age = '0'): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${sql.ref(key)} = any(array(
      select ${sql.ref(key)} from ${sql.table(table)} where expires_at < now() - ${sql.lit(age)}::interval
      order by expires_at limit ${REMOVED_AT_ONCE} for update skip locked))`.execute(tx);
  return Number(numAffectedRows);
}

/** @returns how many were deleted. */
export const removeExpiredLinks = (tx: Tx): Promise<number> => removeExpired(tx, 'mail_links', 'token_hash', '1 day');

/** With their links. @returns how many were deleted. */
export const removeExpiredEmailChanges = (tx: Tx): Promise<number> => removeExpired(tx, 'email_changes', 'id', '1 day');

/** @returns how many were deleted. */
export const removeExpiredSignIns = (tx: Tx): Promise<number> => removeExpired(tx, 'external_sign_ins', 'id_hash');

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

/** Apps whose setting up nobody finished. @returns how many were deleted. */
export async function removeAbandonedFactors(tx: Tx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from factors where (user_id, kind) in (
      select user_id, kind from factors where confirmed_at is null and created_at < now() - interval '1 day'
      order by created_at limit ${REMOVED_AT_ONCE} for update skip locked)`.execute(tx);
  return Number(numAffectedRows);
}

/** @returns how many were deleted. */
export const removeExpiredChallenges = (tx: Tx): Promise<number> =>
  removeExpired(tx, 'passkey_challenges', 'challenge_hash');

/** The holder can't see them any more. @returns how many were deleted. */
export async function removeEndedPrograms(tx: Tx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from program_tokens where id = any(array(
      select id from program_tokens where least(ended_at, expires_at) < now() - interval '30 days'
      limit ${REMOVED_AT_ONCE} for update skip locked))`.execute(tx);
  return Number(numAffectedRows);
}

/** An expired proof is refused anyway. @returns how many were deleted. */
export const removeExpiredProofs = (tx: Tx): Promise<number> => removeExpired(tx, 'used_proofs', 'nonce', '1 minute');
