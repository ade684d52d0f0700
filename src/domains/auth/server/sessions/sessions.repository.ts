import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { type AsJson, momentOf } from '#platform/server/db/lists/json-rows.ts';
import type { PiggybackedQuery } from '#platform/server/db/piggybacked-query.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { TokenHolder } from './access-tokens.ts';

export interface RefreshTokenState {
  sessionId: string;
  userId: string;
  isEnded: boolean;
  isExpired: boolean;
  /** Null while the token is unspent. */
  secondsSinceSpent: number | null;
}

export async function insertSession(tx: Tx, userId: string, userAgent: string | null): Promise<string> {
  const id = uuidv7();
  await tx.insertInto('sessions').values({ id, user_id: userId, user_agent: userAgent }).execute();
  await tx.updateTable('users').set({ last_seen_at: sql<Date>`now()` }).where('id', '=', userId).execute();
  return id;
}

export async function insertRefreshToken(
  tx: Tx,
  token: { hash: Buffer; sessionId: string; lifetimeSeconds: number },
): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: token.hash,
      session_id: token.sessionId,
      expires_at: sql<Date>`now() + make_interval(secs => ${token.lifetimeSeconds})`,
    })
    .execute();
}

/** The session that a refresh token belongs to; null when it isn't this person's or has ended. */
export async function findLiveFamily(db: Db, hash: Buffer, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select('sessions.id')
    .where('refresh_tokens.token_hash', '=', hash)
    .where('sessions.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Locks the session before reading its tokens, so that concurrent renewals run one after the other. */
export async function findRefreshTokenForUpdate(tx: Tx, hash: Buffer): Promise<RefreshTokenState | undefined> {
  const session = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.user_id as userId',
      sql<boolean>`sessions.revoked_at is not null or users.deactivated_at is not null`.as('isEnded'),
    ])
    .where('sessions.id', '=', (query) =>
      query.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', hash),
    )
    .forUpdate('sessions')
    .executeTakeFirst();
  if (!session) return undefined;
  const token = await tx
    .selectFrom('refresh_tokens')
    .select([
      sql<boolean>`expires_at <= now()`.as('isExpired'),
      sql<number | null>`extract(epoch from clock_timestamp() - spent_at)::float8`.as('secondsSinceSpent'),
    ])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return token && { ...session, ...token };
}

export async function spendRefreshToken(
  tx: Tx,
  hash: Buffer,
  { sessionId, userAgent }: { sessionId: string; userAgent: string | null },
): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ spent_at: sql<Date>`clock_timestamp()` })
    .where('token_hash', '=', hash)
    .where('spent_at', 'is', null)
    .execute();
  await tx
    .updateTable('sessions')
    .set({ renewed_at: sql<Date>`now()`, user_agent: userAgent })
    .where('id', '=', sessionId)
    .execute();
}

export async function markSessionEnded(db: Db | Tx, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function endSessionsOf(tx: Tx, userId: string, except: string | null = null): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== null, (query) => query.where('id', '!=', except))
    .execute();
}

/** Maps the sessions that are still active to their owners. */
export async function findLiveOwners(db: Db, sessionIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; userId: string }>`
    select s.id, s.user_id as "userId" from sessions s join users u on u.id = s.user_id
    where s.id = any(${[...sessionIds]}::uuid[]) and s.revoked_at is null and u.deactivated_at is null`.execute(db);
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

type HolderParams = { [Name in keyof TokenHolder]: Param<string> | Extract<TokenHolder[Name], null> };
type Confirmed = Omit<Caller, keyof TokenHolder>;

/** The current holder of a token; undefined when the account is inactive or the session has ended. */
export async function findCaller(db: Db, { userId, sessionId }: TokenHolder): Promise<Caller | undefined> {
  const [found] = await readCaller(db, { userId, sessionId });
  return found && { userId, sessionId, ...found };
}

const selectCaller = ({ userId, sessionId }: HolderParams) => sql<Confirmed>`
  select case when suspended_until > now() then 'Member' else role end as role, is_profile_completed as "isProfileCompleted", email_verified_at is not null as "isVerified",
    case when suspended_until > now() then suspended_until end as "suspendedUntil"
  from users where id = ${userId}::uuid and deactivated_at is null and ${sessionId === null ? sql`true` : isLive(sessionId)}`;

const readCaller = prepareStatement(['userId', 'sessionId'], selectCaller);

const isLive = (sessionId: Param<string>) => sql`exists (
  select 1 from sessions s where s.id = ${sessionId}::uuid and s.user_id = users.id and s.revoked_at is null)`;

/** The same query as a question that another statement answers as well; null instead of undefined. */
export const callerQuery = (holder: { userId: string; sessionId: string }): PiggybackedQuery => ({
  values: holder,
  select: confirmCaller,
});

const confirmCaller: PiggybackedQuery['select'] = ({ userId, sessionId }) =>
  sql`select to_json(caller) from (${selectCaller({ userId, sessionId } as HolderParams)}) caller`;

export function callerIn(holder: TokenHolder, answer: unknown): Caller | null {
  if (answer === null) return null;
  const { suspendedUntil, ...confirmed } = answer as AsJson<Confirmed>;
  return { ...holder, ...confirmed, suspendedUntil: momentOf(suspendedUntil) };
}
