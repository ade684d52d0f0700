/** The keys by which push services recognise this server (VAPID, RFC 8292): the operator's, or made once and kept. */
import { createECDH } from 'node:crypto';
import type { Config } from '#platform/server/config/config.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import type { Db } from '#platform/server/db/database.ts';
import { seal, unseal } from '#platform/server/http/security/sealed-text.ts';
import { findPushKeys, insertPushKeys } from './push-keys.repository.ts';

/** As base64url: the point, uncompressed, and the scalar. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

interface Needs {
  db: Db;
  config: Pick<Config, 'vapid'>;
  keys: Pick<Keys, 'push'>;
}

/** @throws {Error} if the kept key was sealed with another secret. */
export async function readPushKeys({ db, config, keys }: Needs): Promise<PushKeys> {
  if (config.vapid) return config.vapid;
  const kept = (await findPushKeys(db)) ?? (await makePushKeys(db, keys));
  const privateKey = unseal(keys.push, kept.sealedPrivateKey);
  if (privateKey === null) {
    throw new Error('The key for push services was sealed with another secret: set TOKEN_SECRET_BEFORE to it');
  }
  return { publicKey: kept.publicKey, privateKey };
}

/** If several processes make one, the first one's is used by all. */
async function makePushKeys(db: Db, keys: Pick<Keys, 'push'>) {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const sealedPrivateKey = seal(keys.push, pair.getPrivateKey('base64url').padStart(43, 'A'));
  await insertPushKeys(db, { publicKey, sealedPrivateKey });
  const kept = await findPushKeys(db);
  if (!kept) throw new Error('The key for push services was not kept');
  return kept;
}
