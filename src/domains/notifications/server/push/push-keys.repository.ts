/** The kept pair of keys: one row at most. */
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface KeptPushKeys {
  publicKey: string;
  sealedPrivateKey: string;
}

export async function findPushKeys(db: Db): Promise<KeptPushKeys | undefined> {
  return db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'sealed_private_key as sealedPrivateKey'])
    .executeTakeFirst();
}

export async function insertPushKeys(db: Db, { publicKey, sealedPrivateKey }: KeptPushKeys): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, sealed_private_key: sealedPrivateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks it until the transaction ends. */
export async function findPushKeysForUpdate(tx: Tx): Promise<KeptPushKeys | undefined> {
  return tx
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'sealed_private_key as sealedPrivateKey'])
    .forUpdate()
    .executeTakeFirst();
}

export async function setSealedPrivateKey(tx: Tx, sealedPrivateKey: string): Promise<void> {
  await tx.updateTable('push_keys').set({ sealed_private_key: sealedPrivateKey }).execute();
}

/** @returns null if the keys are older than this is recorded, or if there are none. */
export async function findPushKeysMadeAt(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('push_keys').select('made_at').executeTakeFirst();
  return row?.made_at ?? null;
}
