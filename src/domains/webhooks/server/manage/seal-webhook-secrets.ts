/** Seals the secrets of webhooks with the current key, so that the operator can forget the secret before. */
import type { KeyRing, Keys } from '#platform/server/config/secrets.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { seal, unseal } from '#platform/server/http/security/sealed-text.ts';
import { listSecretsForUpdate, setSealedSecrets } from './webhooks.repository.ts';

export interface WebhookSecretsSealed {
  sealed: number;
  /** They already had the current key. */
  current: number;
  /** The ids of the webhooks whose secret was sealed with none of the keys. It stays as it is. */
  unreadable: string[];
}

const BATCH_SIZE = 200;

/** Can be repeated, and interrupted: each batch is its own transaction. */
export async function sealWebhookSecrets(
  { db, keys }: { db: Db; keys: Pick<Keys, 'webhooks'> },
  batchSize = BATCH_SIZE,
): Promise<WebhookSecretsSealed> {
  const total: WebhookSecretsSealed = { sealed: 0, current: 0, unreadable: [] };
  let last: string | null = null;
  do {
    const after: string | null = last;
    last = await db.transaction().execute((tx) => sealBatch(tx, keys.webhooks, { after, batchSize, total }));
  } while (last !== null);
  return total;
}

/** @returns the last webhook of the batch, or null if there was none. */
async function sealBatch(
  tx: Tx,
  keys: KeyRing,
  { after, batchSize, total }: { after: string | null; batchSize: number; total: WebhookSecretsSealed },
): Promise<string | null> {
  const rows = await listSecretsForUpdate(tx, { after, limit: batchSize });
  for (const { id, sealedSecret, oldSealedSecret } of rows) {
    const all = [sealedSecret, ...(oldSealedSecret === null ? [] : [oldSealedSecret])];
    if (all.some((sealed) => unseal(keys, sealed) === null)) total.unreadable.push(id);
    else if (all.every((sealed) => unseal([keys[0]], sealed) !== null)) total.current += 1;
    else {
      const again = (sealed: string) => seal(keys, unseal(keys, sealed) ?? '');
      await setSealedSecrets(tx, {
        id,
        sealedSecret: again(sealedSecret),
        oldSealedSecret: oldSealedSecret === null ? null : again(oldSealedSecret),
      });
      total.sealed += 1;
    }
  }
  return rows.at(-1)?.id ?? null;
}
