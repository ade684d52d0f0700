import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { SigningAlgorithm } from '../tables.ts';

export interface KeyRow {
  id: string;
  algorithm: SigningAlgorithm;
  publicJwk: object;
  /** Null once a newer key signs. */
  sealedPrivate: string | null;
}

/** The newest first. */
export async function listKeys(db: Db | Tx): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select id, algorithm, public_jwk as "publicJwk", sealed_private as "sealedPrivate"
    from credential_keys order by id desc`.execute(db);
  return rows;
}

/** Others who make keys wait until the transaction ends, so that each algorithm gets one. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`lock table credential_keys in share row exclusive mode`.execute(tx);
}

/** Forgets how to sign with those before. */
export async function insertKey(tx: Tx, key: Omit<KeyRow, 'id'>): Promise<void> {
  await sql`update credential_keys set sealed_private = null where algorithm = ${key.algorithm}`.execute(tx);
  await sql`
    insert into credential_keys (id, algorithm, public_jwk, sealed_private)
    values (${uuidv7()}, ${key.algorithm}, ${JSON.stringify(key.publicJwk)}::jsonb, ${key.sealedPrivate})`.execute(tx);
}

interface SealedKey {
  id: string;
  sealedPrivate: string;
}

export async function listSealedForUpdate(
  tx: Tx,
  { after, limit }: { after: string | null; limit: number },
): Promise<SealedKey[]> {
  const { rows } = await sql<SealedKey>`
    select id, sealed_private as "sealedPrivate" from credential_keys
    where sealed_private is not null and ${after === null ? sql`true` : sql`id > ${after}::uuid`}
    order by id limit ${limit} for update`.execute(tx);
  return rows;
}

export async function setSealed(tx: Tx, id: string, sealedPrivate: string): Promise<void> {
  await sql`update credential_keys set sealed_private = ${sealedPrivate} where id = ${id}::uuid`.execute(tx);
}

/** Since when the oldest of the keys that sign has done so; null before the first start. */
export async function findSigningSince(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('credential_keys')
    .select(({ fn }) => fn.min('made_at').as('since'))
    .where('sealed_private', 'is not', null)
    .executeTakeFirst();
  return row?.since ?? null;
}
