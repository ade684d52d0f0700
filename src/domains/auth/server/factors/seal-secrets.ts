/** Seals the secrets of second steps with the current key, so that the operator can forget the secret before. */
import type { KeyRing, Keys } from '#platform/server/config/secrets.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { seal, unseal } from '#platform/server/http/security/sealed-text.ts';
import { listAppFactorsForUpdate, setSealedSecret } from './factors.repository.ts';

export interface SecretsSealed {
  sealed: number;
  /** They already had the current key. */
  current: number;
  /** The email addresses of those whose secret was sealed with none of the keys. It stays as it is. */
  unreadable: string[];
}

/** Few enough that a login that waits for the lock on its row isn't held up. */
const BATCH_SIZE = 200;

/** Can be repeated, and interrupted: each batch is its own transaction. */
export async function sealSecrets(
  { db, keys }: { db: Db; keys: Pick<Keys, 'factors'> },
  batchSize = BATCH_SIZE,
): Promise<SecretsSealed> {
  const total: SecretsSealed = { sealed: 0, current: 0, unreadable: [] };
  let last: string | null = null;
  do {
    const after: string | null = last;
    last = await db.transaction().execute((tx) => sealBatch(tx, keys.factors, { after, batchSize, total }));
  } while (last !== null);
  return total;
}

/** @returns the last account of the batch, or null if there was none. */
async function sealBatch(
  tx: Tx,
  keys: KeyRing,
  { after, batchSize, total }: { after: string | null; batchSize: number; total: SecretsSealed },
): Promise<string | null> {
  const factors = await listAppFactorsForUpdate(tx, { after, limit: batchSize });
  for (const { userId, email, sealedSecret } of factors) {
    const secret = unseal(keys, sealedSecret);
    if (secret === null) {
      total.unreadable.push(email);
    } else if (unseal([keys[0]], sealedSecret) === null) {
      await setSealedSecret(tx, userId, seal(keys, secret));
      total.sealed += 1;
    } else {
      total.current += 1;
    }
  }
  return factors.at(-1)?.userId ?? null;
}
