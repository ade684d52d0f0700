import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { secondStepDueOf } from '../second-step-rule/second-step-rule.repository.ts';
import type { TokenHolder } from './access-tokens.ts';

export interface RefreshTokenState {
  sessionId: string;
  userId: string;
  isEnded: boolean;
  isExpired: boolean;
  /** Null while the token is unspent. */
  secondsSinceSpent: number | null;
}

/** Every login asks for everything, so it proves who logs in. */
export async function insertSession(tx: Tx, userId: string, userAgent: string | null): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('sessions')
    .values({ id, user_id: userId, user_agent: userAgent, proved_at: sql<Date>`now()` })
    .execute();
  await tx.updateTable('users').set({ last_seen_at: sql<Date>`now()` }).where('id', '=', userId).execute();
  return id;
}

export async function markProven(db: Db | Tx, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: sql<Date>`now()` }).where('id', '=', sessionId).execute();
}

/** Whether anyone has ever logged in to the account. */
export async function hasBeenUsed(tx: Tx, userId: string): Promise<boolean> {
  const used = tx.selectFrom('users').select('id').where('id', '=', userId).where('last_seen_at', 'is not', null);
  return (await used.executeTakeFirst()) !== undefined;
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

/** How long a proof of who is calling counts for the calls that need a fresh one. */
const PROOF_MINUTES = 10;

/** What an account allows now, whatever its caller has proved. */
export type CallerRights = Omit<Caller, keyof TokenHolder | 'program' | 'isProven'>;

/** {@link CallerRights} of the account in `users`. */
export const CALLER_RIGHTS = sql`case when suspended_until > now() then 'Member' else role end as role,
  is_profile_completed as "isProfileCompleted", email_verified_at is not null as "isVerified",
  case when email_verified_at is null then
    (select r.state from registrations r where r.user_id = users.id and r.state in ('waiting', 'declined'))
  end as admission,
  case when suspended_until > now() then suspended_until end as "suspendedUntil",
  case when changes_frozen_until > now() then changes_frozen_until end as "frozenUntil",
  ${secondStepDueOf('users')} as "secondStepDueAt"`;

interface Holder {
  userId: Param<string>;
  sessionId: Param<string> | null;
}

type Confirmed = CallerRights & Pick<Caller, 'isProven'>;

/** The current holder of a token; undefined when the account is inactive or the session has ended. */
export async function findCaller(db: Db, { userId, sessionId }: TokenHolder): Promise<Caller | undefined> {
  const [found] = await readCaller(db, { userId, sessionId });
  return found && { userId, sessionId, program: null, ...found };
}

const readCaller = prepareStatement(
  ['userId', 'sessionId'],
  ({ userId, sessionId }: Holder) => sql<Confirmed>`
    select ${CALLER_RIGHTS}, ${sessionId === null ? sql`false` : IS_PROVEN} as "isProven"
    from users ${sessionId === null ? sql`` : withLive(sessionId)}
    where users.id = ${userId}::uuid and deactivated_at is null`,
);

const IS_PROVEN = sql`coalesce(s.proved_at > now() - make_interval(mins => ${sql.lit(PROOF_MINUTES)}), false)`;
const withLive = (sessionId: Param<string>) =>
  sql`join sessions s on s.id = ${sessionId}::uuid and s.user_id = users.id and s.revoked_at is null`;
