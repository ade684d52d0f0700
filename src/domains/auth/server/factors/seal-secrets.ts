import type { Keys } from '#platform/server/config/secrets.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type SealedStore, type SecretsSealed, sealAgain } from '#platform/server/http/security/seal-again.ts';
import { listAppFactorsForUpdate, setSealedSecret } from './factors.repository.ts';

const STORE: SealedStore = {
  list: async (tx, page) => {
    const factors = await listAppFactorsForUpdate(tx, page);
    return factors.map(({ userId, email, sealedSecret }) => ({ id: userId, name: email, secrets: [sealedSecret] }));
  },
  save: (tx, userId, [sealedSecret = '']) => setSealedSecret(tx, userId, sealedSecret),
};

/** Those of second steps. Names the email addresses of those that can't be opened. */
export const sealSecrets = (
  { db, keys }: { db: Db; keys: Pick<Keys, 'factors'> },
  batchSize?: number,
): Promise<SecretsSealed> => sealAgain(db, keys.factors, STORE, batchSize);
