/** The kept pair of keys: one row at most. */
import type { Db } from '#platform/server/db/database.ts';

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

export async function setSealedPrivateKey(db: Db, sealedPrivateKey: string): Promise<void> {
  await db.updateTable('push_keys').set({ sealed_private_key: sealedPrivateKey }).execute();
}
