import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface StoredPasskey {
  id: string;
  userId: string;
  /** In base64url, as browsers name it. */
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const selectPasskeys = (db: Db | Tx) =>
  db.selectFrom('passkeys').select([
    'id',
    'user_id as userId',
    'credential_id as credentialId',
    'public_key as publicKey',
    // As WebAuthn's counters have 32 bits, nothing is lost.
    sql<number>`counter::float8`.as('counter'),
    'transports',
    'name',
    'created_at as createdAt',
    'last_used_at as lastUsedAt',
  ]);

const stored = <Row extends { credentialId: Uint8Array }>(row: Row) => ({
  ...row,
  credentialId: Buffer.from(row.credentialId).toString('base64url'),
});

/** In the order in which they were added. */
export async function listPasskeys(db: Db | Tx, userId: string): Promise<StoredPasskey[]> {
  const rows = await selectPasskeys(db).where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(stored);
}

export async function hasPasskey(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Locks the row until the transaction ends, so that its counter only rises. */
export async function findPasskeyForUpdate(tx: Tx, credentialId: string): Promise<StoredPasskey | undefined> {
  const id = Buffer.from(credentialId, 'base64url');
  const row = await selectPasskeys(tx).where('credential_id', '=', id).forUpdate().executeTakeFirst();
  return row && stored(row);
}

type NewPasskey = Pick<StoredPasskey, 'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>;

/** Undefined if an account has it. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<StoredPasskey | undefined> {
  const { userId, credentialId, publicKey, counter, transports, name } = passkey;
  const inserted = await tx
    .insertInto('passkeys')
    .values({
      id: uuidv7(),
      user_id: userId,
      credential_id: Buffer.from(credentialId, 'base64url'),
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      name,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'created_at as createdAt'])
    .executeTakeFirst();
  return inserted && { ...passkey, ...inserted, lastUsedAt: null };
}

export async function markPasskeyUsed(tx: Tx, id: string, counter: number): Promise<void> {
  await tx.updateTable('passkeys').set({ counter, last_used_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** @returns false for anyone else's. */
export async function setPasskeyName(db: Db, userId: string, { id, name }: { id: string; name: string }) {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** @returns false for anyone else's. */
export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** @returns how many there were. */
export async function deletePasskeysSince(tx: Tx, userId: string, since: Date): Promise<number> {
  const deleted = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('id')
    .execute();
  return deleted.length;
}

/** @param userId who adds a passkey; null for a login. */
export async function insertChallenge(
  db: Db,
  { hash, userId, lifetimeMs }: { hash: Buffer; userId: string | null; lifetimeMs: number },
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hash,
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeMs / 1_000})`,
    })
    .execute();
}

/** Single use. @returns false if used, expired, unknown or for something else. */
export async function takeChallenge(db: Db, hash: Buffer, userId: string | null): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge_hash')
    .executeTakeFirst();
  return taken !== undefined;
}
