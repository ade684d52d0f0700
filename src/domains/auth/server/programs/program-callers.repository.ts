/** Who a program acts for. */
import { sql } from 'kysely';
import type { Scope } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { hashSecret } from '../secrets.ts';
import { CALLER_RIGHTS, type CallerRights } from '../sessions/sessions.repository.ts';

interface TokenUse {
  tokenId: string;
  userId: string;
  scopes: Scope[];
  isExpired: boolean;
  /** Whether this minute's use is stored already. */
  isUseNoted: boolean;
}

interface Program extends Omit<TokenUse, 'userId'> {
  caller: CallerRights & { userId: string };
}

/** Undefined when there's no such token, or it or the account has ended. */
export async function findProgram(db: Db, token: string): Promise<Program | undefined> {
  const [found] = await readProgram(db, { hash: hashSecret(token) });
  if (!found) return undefined;
  const { tokenId, scopes, isExpired, isUseNoted, ...caller } = found;
  return { tokenId, scopes, isExpired, isUseNoted, caller };
}

const readProgram = prepareStatement(
  ['hash'],
  ({ hash }: { hash: Param<Buffer> }) => sql<TokenUse & CallerRights>`
    select t.id as "tokenId", t.user_id as "userId", t.scopes, t.expires_at <= now() as "isExpired",
      coalesce(t.last_used_at > now() - interval '1 minute', false) as "isUseNoted", ${CALLER_RIGHTS}
    from program_tokens t join users on users.id = t.user_id
    where t.token_hash = ${hash}::bytea and t.ended_at is null and deactivated_at is null`,
);

/** The last use is stored to within a minute, so that a busy program doesn't write with every call. */
export async function noteTokenUse(db: Db, id: string, address: string): Promise<void> {
  await sql`
    update program_tokens set last_used_at = now(), last_used_from = ${address} where id = ${id}::uuid`.execute(db);
}
