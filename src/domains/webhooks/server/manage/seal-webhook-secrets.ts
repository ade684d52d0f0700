import type { Keys } from '#platform/server/config/secrets.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type SealedStore, type SecretsSealed, sealAgain } from '#platform/server/http/security/seal-again.ts';
import { listSecretsForUpdate, setSealedSecrets } from './webhooks.repository.ts';

const STORE: SealedStore = {
  list: async (tx, page) => {
    const webhooks = await listSecretsForUpdate(tx, page);
    return webhooks.map(({ id, sealedSecret, oldSealedSecret }) => ({
      id,
      name: id,
      secrets: oldSealedSecret === null ? [sealedSecret] : [sealedSecret, oldSealedSecret],
    }));
  },
  save: (tx, id, [sealedSecret = '', oldSealedSecret = null]) =>
    setSealedSecrets(tx, { id, sealedSecret, oldSealedSecret }),
};

/** Names the ids of those that can't be opened. */
export const sealWebhookSecrets = (
  { db, keys }: { db: Db; keys: Pick<Keys, 'webhooks'> },
  batchSize?: number,
): Promise<SecretsSealed> => sealAgain(db, keys.webhooks, STORE, batchSize);
