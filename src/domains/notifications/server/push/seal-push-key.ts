import type { Keys } from '#platform/server/config/secrets.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type SealedStore, type SecretsSealed, sealAgain } from '#platform/server/http/security/seal-again.ts';
import { findPushKeysForUpdate, setSealedPrivateKey } from './push-keys.repository.ts';

const STORE: SealedStore = {
  list: async (tx, { after }) => {
    const kept = after === null ? await findPushKeysForUpdate(tx) : undefined;
    return kept ? [{ id: kept.publicKey, name: kept.publicKey, secrets: [kept.sealedPrivateKey] }] : [];
  },
  save: (tx, _id, [sealedPrivateKey = '']) => setSealedPrivateKey(tx, sealedPrivateKey),
};

/** Names the public key if the private one can't be opened. */
export const sealPushKey = ({ db, keys }: { db: Db; keys: Pick<Keys, 'push'> }): Promise<SecretsSealed> =>
  sealAgain(db, keys.push, STORE);
