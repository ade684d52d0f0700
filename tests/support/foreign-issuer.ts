/** An issuer of credentials that has nothing to do with us: its own server over TLS, its own key, its own list. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { openTlsFront } from './tls-front.ts';

export interface ForeignIssuer {
  /** As people know it. */
  host: string;
  /** Signs a credential that holds. */
  issue(changes?: Record<string, unknown>): Promise<string>;
  /** Ends all that it has issued. */
  endAll(): void;
  /** The paths that were asked for. */
  asked: string[];
  close(): Promise<void>;
}

const LIST_BYTES = 2 ** 14;
const DAY_MS = 86_400_000;
const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);

/** @param isOpen whether pages of other websites may read what it publishes. */
export async function startForeignIssuer({ isOpen }: { isOpen: boolean }): Promise<ForeignIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const front = await openTlsFront();
  const { host } = new URL(front.origin);
  const did = `did:web:${host.replace(':', '%3A')}`;
  const kid = `${did}#first`;
  const list = `${front.origin}/status`;
  const jwk = await exportJWK(publicKey);
  const asked: string[] = [];
  const bits = Buffer.alloc(LIST_BYTES);

  const sign = (claims: Record<string, unknown> & { id: string; validFrom: string }) =>
    new SignJWT({ issuer: did, ...claims })
      .setProtectedHeader({ alg: 'ES256', typ: 'vc+jwt', kid })
      .setIssuer(did)
      .setJti(claims.id)
      .setNotBefore(secondsOf(claims.validFrom))
      .sign(privateKey);
  const yesterday = () => new Date(Date.now() - DAY_MS).toISOString();
  const bodies: Record<string, () => Promise<string>> = {
    '/.well-known/did.json': async () =>
      JSON.stringify({
        id: did,
        verificationMethod: [{ id: kid, type: 'JsonWebKey2020', controller: did, publicKeyJwk: jwk }],
        assertionMethod: [kid],
      }),
    '/status': () =>
      sign({
        '@context': ['https://www.w3.org/ns/credentials/v2'],
        id: list,
        type: ['VerifiableCredential', 'BitstringStatusListCredential'],
        validFrom: yesterday(),
        credentialSubject: {
          type: 'BitstringStatusList',
          statusPurpose: 'revocation',
          encodedList: `u${gzipSync(bits).toString('base64url')}`,
        },
      }),
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (isOpen) response.setHeader('access-control-allow-origin', '*');
    const write = bodies[path];
    if (!write) return void response.writeHead(404).end();
    write().then((body) => response.end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  front.forwardTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return {
    host,
    asked,
    issue: (changes = {}) =>
      sign({
        '@context': ['https://www.w3.org/ns/credentials/v2'],
        id: `${front.origin}/badges/1`,
        type: ['VerifiableCredential', 'OpenBadgeCredential'],
        name: 'Kept a river clean',
        validFrom: yesterday(),
        credentialSubject: { type: ['AchievementSubject'], achievement: { name: 'Kept a river clean' } },
        credentialStatus: {
          type: 'BitstringStatusListEntry',
          statusPurpose: 'revocation',
          statusListIndex: '7',
          statusListCredential: list,
        },
        ...changes,
      }),
    endAll: () => void bits.fill(0xff),
    close: async () => {
      await front.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
