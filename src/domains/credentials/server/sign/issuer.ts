/** How the community is known as an issuer: https://w3c-ccg.github.io/did-method-web/ */
import type { CredentialNeeds } from '../needs.ts';
import type { KeyRow } from './keys.repository.ts';

/** `did:web:groundswell.example`, or with a port `did:web:localhost%3A3000`. */
export const didOf = (origin: string): string => `did:web:${new URL(origin).host.replace(':', '%3A')}`;

export const keyIdOf = (origin: string, { id }: { id: string }): string => `${didOf(origin)}#${id}`;

export const issuerOf = ({ publicOrigin, appName }: CredentialNeeds['config']) => ({
  id: didOf(publicOrigin),
  type: ['Profile'],
  name: appName,
  url: publicOrigin,
});

export function writeDidDocument(origin: string, rows: readonly KeyRow[]): object {
  const id = didOf(origin);
  const keyIds = rows.map((row) => keyIdOf(origin, row));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id,
    verificationMethod: rows.map((row) => ({
      id: keyIdOf(origin, row),
      type: 'JsonWebKey2020',
      controller: id,
      publicKeyJwk: publicJwkOf(origin, row),
    })),
    assertionMethod: keyIds,
    authentication: keyIds,
  };
}

export const writeJwks = (origin: string, rows: readonly KeyRow[]): object => ({
  keys: rows.map((row) => publicJwkOf(origin, row)),
});

const publicJwkOf = (origin: string, row: KeyRow) => ({
  ...row.publicJwk,
  kid: keyIdOf(origin, row),
  alg: row.algorithm,
  use: 'sig',
});
