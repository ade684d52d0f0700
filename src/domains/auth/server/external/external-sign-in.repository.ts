import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { SignInChecks } from './identity-provider.ts';

export async function insertExternalSignIn(
  db: Db,
  signIn: { hash: Buffer; checks: SignInChecks; lifetimeSeconds: number },
): Promise<void> {
  await db
    .insertInto('external_sign_ins')
    .values({
      id_hash: signIn.hash,
      state: signIn.checks.state,
      nonce: signIn.checks.nonce,
      code_verifier: signIn.checks.codeVerifier,
      expires_at: sql<Date>`now() + make_interval(secs => ${signIn.lifetimeSeconds})`,
    })
    .execute();
}

/** Single use. Undefined if used, expired or unknown. */
export async function takeExternalSignIn(db: Db, hash: Buffer): Promise<SignInChecks | undefined> {
  return db
    .deleteFrom('external_sign_ins')
    .where('id_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['state', 'nonce', 'code_verifier as codeVerifier'])
    .executeTakeFirst();
}

export interface Identity {
  issuer: string;
  subject: string;
}

/** Serialises sign-ins of one identity. */
export async function lockIdentity(tx: Tx, { issuer, subject }: Identity): Promise<void> {
  const identity = `${issuer}\n${subject}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${identity}, 0))`.execute(tx);
}

export async function findIdentityOwner(tx: Db | Tx, { issuer, subject }: Identity): Promise<string | undefined> {
  const row = await tx
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

export async function insertIdentity(tx: Tx, { issuer, subject }: Identity, userId: string): Promise<void> {
  await tx.insertInto('identities').values({ issuer, subject, user_id: userId }).execute();
}

/** A minute earlier, since a sign-in that began before may have linked its account after. */
export async function removeIdentitiesSince(tx: Tx, userId: string, since: Date): Promise<void> {
  await sql`
    delete from identities
    where user_id = ${userId}::uuid and created_at > ${since}::timestamptz - interval '1 minute'`.execute(tx);
}
