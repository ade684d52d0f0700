/**
 * The keys that vouch for credentials: one for each algorithm signs, made at the first start and stored sealed. Those before
 * it stay published, so that what they signed can still be checked.
 */
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { KeyRing } from '#platform/server/config/secrets.ts';
import { type SecretsSealed, sealAgain } from '#platform/server/http/security/seal-again.ts';
import { seal, unseal } from '#platform/server/http/security/sealed-text.ts';
import type { CredentialNeeds } from '../needs.ts';
import type { SigningAlgorithm } from '../tables.ts';
import { insertKey, type KeyRow, listKeys, listSealedForUpdate, lockKeys, setSealed } from './keys.repository.ts';

const ALGORITHMS: readonly SigningAlgorithm[] = ['EdDSA', 'ES256'];

type Needs = Pick<CredentialNeeds, 'db' | 'keys'>;

export interface SigningKey {
  id: string;
  algorithm: SigningAlgorithm;
  key: Awaited<ReturnType<typeof importJWK>>;
}

/**
 * Makes those that are missing, or that none of the server's secrets opens. Only called at the start: two processes with
 * different secrets would replace each other's for ever.
 */
export async function ensureIssuerKeys({ db, keys }: Needs): Promise<KeyRow[]> {
  const known = await listKeys(db);
  if (ALGORITHMS.every((algorithm) => privateKeyOf(keys.credentials, known, algorithm) !== null)) return known;
  return makeKeys({ db, keys }, (rows, algorithm) => privateKeyOf(keys.credentials, rows, algorithm) === null);
}

/** From then on, new keys sign. */
export const rotateIssuerKeys = (needs: Needs): Promise<KeyRow[]> => makeKeys(needs, () => true);

function makeKeys(
  { db, keys }: Needs,
  isNeeded: (rows: readonly KeyRow[], algorithm: SigningAlgorithm) => boolean,
): Promise<KeyRow[]> {
  return db.transaction().execute(async (tx) => {
    await lockKeys(tx);
    // Another process may have made them while this one waited.
    const rows = await listKeys(tx);
    for (const algorithm of ALGORITHMS) {
      if (!isNeeded(rows, algorithm)) continue;
      const pair = await generateKeyPair(algorithm, { extractable: true });
      const sealedPrivate = seal(keys.credentials, JSON.stringify(await exportJWK(pair.privateKey)));
      await insertKey(tx, { algorithm, publicJwk: await exportJWK(pair.publicKey), sealedPrivate });
    }
    return listKeys(tx);
  });
}

/** The newest first. There are none only in a database that was emptied while the server runs. */
export async function listPublishedKeys(needs: Needs): Promise<KeyRow[]> {
  const known = await listKeys(needs.db);
  return known.length > 0 ? known : ensureIssuerKeys(needs);
}

export async function readSigningKey(needs: Needs, algorithm: SigningAlgorithm): Promise<SigningKey> {
  const found = privateKeyOf(needs.keys.credentials, await listPublishedKeys(needs), algorithm);
  if (found === null) throw new Error(`None of the server’s secrets opens the key for ${algorithm}`);
  return { id: found.id, algorithm, key: await importJWK(found.jwk, algorithm) };
}

/** Null if there is none, or none of the secrets opens it. */
function privateKeyOf(
  ring: KeyRing,
  rows: readonly KeyRow[],
  algorithm: SigningAlgorithm,
): { id: string; jwk: JWK } | null {
  const row = rows.find((one) => one.algorithm === algorithm);
  const opened = row?.sealedPrivate ? unseal(ring, row.sealedPrivate) : null;
  return row && opened !== null ? { id: row.id, jwk: JSON.parse(opened) } : null;
}

/** Names the ids of those that can't be opened. */
export const sealIssuerKeys = ({ db, keys }: Needs): Promise<SecretsSealed> =>
  sealAgain(db, keys.credentials, {
    list: async (tx, page) => {
      const rows = await listSealedForUpdate(tx, page);
      return rows.map(({ id, sealedPrivate }) => ({ id, name: id, secrets: [sealedPrivate] }));
    },
    save: (tx, id, [sealedPrivate = '']) => setSealed(tx, id, sealedPrivate),
  });
