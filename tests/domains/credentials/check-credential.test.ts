import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  addressOfDid,
  type CredentialFault,
  checkCredential,
  namesHolder,
} from '#domains/credentials/check-credential.ts';

const DID = 'did:web:groundswell.example';
const OTHER_DID = 'did:web:elsewhere.example';
const LIST = 'https://groundswell.example/credentials/status/0';
const ID = 'https://groundswell.example/credentials/019a5f2e-7c00-7a31-9d5c-2f6b1c0ae001';
const NOW = new Date('2026-11-30T12:00:00Z');
const FROM = '2026-11-02T08:30:00.000Z';
const REVOKED = 5;
const [ed, old, other, unpublished] = await Promise.all(
  ['ed', 'old', 'other', 'unpublished'].map(() => generateKeyPair('EdDSA', { extractable: true })),
);
const p256 = await generateKeyPair('ES256', { extractable: true });
if (!ed || !old || !other || !unpublished) throw new Error('There are no keys');

const methodOf = async (did: string, name: string, { publicKey }: typeof ed) => ({
  id: `${did}#${name}`,
  type: 'JsonWebKey2020',
  controller: did,
  publicKeyJwk: await exportJWK(publicKey),
});
const DOCUMENTS: Record<string, object> = {
  [DID]: {
    id: DID,
    verificationMethod: [
      await methodOf(DID, 'ed', ed),
      await methodOf(DID, 'p256', p256),
      await methodOf(DID, 'old', old),
      await methodOf(DID, 'login', unpublished),
      { ...(await methodOf(DID, 'foreign', other)), controller: OTHER_DID },
    ],
    assertionMethod: [`${DID}#ed`, `${DID}#p256`, `${DID}#old`, `${DID}#foreign`],
  },
  [OTHER_DID]: {
    id: OTHER_DID,
    verificationMethod: [await methodOf(OTHER_DID, 'other', other)],
    assertionMethod: [`${OTHER_DID}#other`],
  },
};

interface Made {
  claims?: Record<string, unknown>;
  header?: Partial<JWTHeaderParameters>;
  key?: Pick<typeof ed, 'privateKey'>;
}

const sign = ({ claims = {}, header = {}, key = ed }: Made, standard: Record<string, unknown>) =>
  new SignJWT({ ...standard, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'vc+jwt', kid: `${DID}#ed`, ...header })
    .sign(key.privateKey);

const secondsOf = (moment: string) => Date.parse(moment) / 1000;
const SUBJECT = { id: 'urn:uuid:0c6ffeb3-7a38-47ce-a1ea-b8b4b0e3c9e0', type: ['AchievementSubject'] };
const STATUS = {
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: '4',
  statusListCredential: LIST,
};
const BADGE = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
  id: ID,
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: DID, type: ['Profile'], name: 'Groundswell' },
  validFrom: FROM,
  credentialSubject: SUBJECT,
  credentialStatus: STATUS,
  iss: DID,
  sub: SUBJECT.id,
  jti: ID,
  nbf: secondsOf(FROM),
};
const makeBadge = (made: Made = {}) => sign(made, BADGE);

const bits = (bytes: number, set: readonly number[] = [REVOKED]) => {
  const buffer = Buffer.alloc(bytes);
  for (const index of set) buffer[index >> 3] = (buffer[index >> 3] ?? 0) | (0x80 >> (index & 7));
  return `u${gzipSync(buffer).toString('base64url')}`;
};
const LIST_SUBJECT = {
  id: `${LIST}#list`,
  type: 'BitstringStatusList',
  statusPurpose: 'revocation',
  encodedList: bits(16_384),
};
const makeList = (made: Made = {}) =>
  sign(made, {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: LIST,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: DID,
    validFrom: FROM,
    validUntil: '2026-12-01T00:00:00.000Z',
    credentialSubject: LIST_SUBJECT,
    iss: DID,
    sub: LIST_SUBJECT.id,
    jti: LIST,
    nbf: secondsOf(FROM),
    exp: secondsOf('2026-12-01T00:00:00.000Z'),
  });
const listWith = (subject: Partial<typeof LIST_SUBJECT>) =>
  makeList({ claims: { credentialSubject: { ...LIST_SUBJECT, ...subject } } });

async function faultsOf(token: string, { list, now = NOW }: { list?: string | null; now?: Date } = {}) {
  const found = list === undefined ? await makeList() : list;
  const { faults } = await checkCredential(
    token,
    {
      readDocument: async (did) => DOCUMENTS[did] ?? Promise.reject(new Error('Not found')),
      readList: async (address) =>
        address === LIST && found !== null ? found : Promise.reject(new Error('Not found')),
    },
    now,
  );
  return faults;
}

/** Replaces a part of the signed token, as someone without the key would. */
async function forge(change: (parts: [string, string, string]) => (string | undefined)[]): Promise<string> {
  const [head = '', body = '', signature = ''] = (await makeBadge()).split('.');
  return change([head, body, signature]).join('.');
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

describe('checkCredential accepts', () => {
  it('what was signed with Ed25519', async () => {
    expect(await faultsOf(await makeBadge())).toEqual([]);
  });

  it('what was signed with P-256', async () => {
    expect(await faultsOf(await makeBadge({ key: p256, header: { alg: 'ES256', kid: `${DID}#p256` } }))).toEqual([]);
  });

  it('what was signed with an older key that is still published', async () => {
    expect(await faultsOf(await makeBadge({ key: old, header: { kid: `${DID}#old` } }))).toEqual([]);
  });

  it('what another issuer signed, with its own list', async () => {
    const claims = { iss: OTHER_DID, issuer: OTHER_DID, credentialStatus: undefined };
    const made = { key: other, header: { kid: `${OTHER_DID}#other` }, claims };
    expect(await faultsOf(await makeBadge(made))).toEqual([]);
  });

  it('white space around it', async () => {
    expect(await faultsOf(`\n ${await makeBadge()} \n`)).toEqual([]);
  });
});

describe('checkCredential refuses', () => {
  const until = (validUntil: string) => ({ validUntil, exp: secondsOf(validUntil) });
  const from = (validFrom: string) => ({ validFrom, nbf: secondsOf(validFrom) });
  const status = (changes: Partial<typeof STATUS>) => ({ credentialStatus: { ...STATUS, ...changes } });

  it.each<[what: string, token: () => Promise<string>, fault: CredentialFault]>([
    ['an empty text', async () => '', 'unreadable'],
    ['a text without dots', async () => 'hello', 'unreadable'],
    ['two parts', () => forge(([head, body]) => [head, body]), 'unreadable'],
    ['four parts', () => forge((parts) => [...parts, parts[2]]), 'unreadable'],
    ['a body that isn’t JSON', () => forge(([head, , end]) => [head, 'bm90IEpTT04', end]), 'unreadable'],
    ['a body that isn’t base64url', () => forge(([head, body, end]) => [head, `${body}+/=`, end]), 'unreadable'],
    ['another type of token', () => makeBadge({ header: { typ: 'JWT' } }), 'unreadable'],
    ['no key’s id', () => makeBadge({ header: { kid: undefined as never } }), 'unreadable'],
    ['what isn’t a credential', () => makeBadge({ claims: { type: ['OpenBadgeCredential'] } }), 'unreadable'],
    ['another context', () => makeBadge({ claims: { '@context': ['https://example.org'] } }), 'unreadable'],
    ['no issuer', () => makeBadge({ claims: { issuer: undefined } }), 'unreadable'],
    ['no start', () => makeBadge({ claims: { validFrom: undefined } }), 'unreadable'],
    ['a start that is no date', () => makeBadge({ claims: { validFrom: 'yesterday' } }), 'unreadable'],
    ['another kind of status', () => makeBadge({ claims: status({ type: 'StatusList2021Entry' }) }), 'unreadable'],
    ['another purpose of the status', () => makeBadge({ claims: status({ statusPurpose: 'message' }) }), 'unreadable'],
    ['a negative place', () => makeBadge({ claims: status({ statusListIndex: '-4' }) }), 'unreadable'],
    [
      'no signature, as the algorithm says',
      () => forge(([head, body]) => [encode({ ...decode(head), alg: 'none' }), body, '']),
      'algorithm',
    ],
    [
      'a signature by what is public',
      () => forge(([head, body, end]) => [encode({ ...decode(head), alg: 'HS256' }), body, end]),
      'algorithm',
    ],
    [
      'an issuer that isn’t a did:web',
      () => makeBadge({ claims: { iss: 'did:key:z6Mk', issuer: 'did:key:z6Mk' } }),
      'issuer',
    ],
    ['another issuer in the token than in the credential', () => makeBadge({ claims: { iss: OTHER_DID } }), 'issuer'],
    [
      'another issuer in the credential than in the token',
      () => makeBadge({ claims: { issuer: OTHER_DID } }),
      'issuer',
    ],
    [
      'an address in place of an issuer',
      () => makeBadge({ claims: { iss: 'https://a.example', issuer: 'https://a.example' } }),
      'issuer',
    ],
    [
      'a path that leaves the host',
      () => makeBadge({ claims: { iss: `${DID}@b.example`, issuer: `${DID}@b.example` } }),
      'issuer',
    ],
    ['a key that isn’t published', () => makeBadge({ header: { kid: `${DID}#none` } }), 'key'],
    ['a key of another issuer', () => makeBadge({ key: other, header: { kid: `${OTHER_DID}#other` } }), 'key'],
    ['a key that someone else controls', () => makeBadge({ key: other, header: { kid: `${DID}#foreign` } }), 'key'],
    ['a key that isn’t for credentials', () => makeBadge({ key: unpublished, header: { kid: `${DID}#login` } }), 'key'],
    ['a key of another algorithm', () => makeBadge({ header: { kid: `${DID}#p256` } }), 'key'],
    [
      'an issuer without a document',
      () => makeBadge({ claims: { iss: 'did:web:c.example', issuer: 'did:web:c.example' } }),
      'key',
    ],
    ['a signature of another key', () => makeBadge({ key: other }), 'signature'],
    ['a signature cut short', () => forge(([head, body, end]) => [head, body, end.slice(0, -4)]), 'signature'],
    [
      'a signature of something else',
      async () => forge(([head, body]) => [head, body, 'AAAA'.repeat(21)]),
      'signature',
    ],
    [
      'one letter changed',
      () => forge(([head, body, end]) => [head, encode({ ...decode(body), name: 'Mangrove' }), end]),
      'signature',
    ],
    [
      'another subject',
      () => forge(([head, body, end]) => [head, encode({ ...decode(body), credentialSubject: { id: 'urn:x' } }), end]),
      'signature',
    ],
    [
      'a status left out',
      () => forge(([head, body, end]) => [head, encode({ ...decode(body), credentialStatus: undefined }), end]),
      'signature',
    ],
    ['another subject in the claims', () => makeBadge({ claims: { sub: 'urn:uuid:other' } }), 'claims'],
    ['another id in the claims', () => makeBadge({ claims: { jti: `${ID}0` } }), 'claims'],
    ['another start in the claims', () => makeBadge({ claims: { nbf: 1 } }), 'claims'],
    ['an end in the claims alone', () => makeBadge({ claims: { exp: secondsOf(FROM) + 9e9 } }), 'claims'],
    ['a start in the future', () => makeBadge({ claims: from('2026-12-02T00:00:00Z') }), 'not_yet_valid'],
    ['an end in the past', () => makeBadge({ claims: until('2026-11-29T00:00:00Z') }), 'expired'],
    ['a revoked one', () => makeBadge({ claims: status({ statusListIndex: String(REVOKED) }) }), 'revoked'],
    ['a place beyond the list', () => makeBadge({ claims: status({ statusListIndex: '131072' }) }), 'status'],
    ['a list that isn’t there', () => makeBadge({ claims: status({ statusListCredential: `${LIST}0` }) }), 'status'],
  ])('%s', async (_, token, fault) => {
    expect(await faultsOf(await token())).toEqual([fault]);
  });

  it.each<[what: string, list: () => Promise<string>]>([
    [
      'of another issuer',
      () =>
        makeList({ key: other, header: { kid: `${OTHER_DID}#other` }, claims: { iss: OTHER_DID, issuer: OTHER_DID } }),
    ],
    ['with another address', () => makeList({ claims: { id: `${LIST}1`, jti: `${LIST}1` } })],
    ['signed by someone else', () => makeList({ key: other })],
    [
      'out of date',
      () => makeList({ claims: { validUntil: '2026-11-28T00:00:00Z', exp: secondsOf('2026-11-28T00:00:00Z') } }),
    ],
    ['cut short', () => listWith({ encodedList: bits(1024, []) })],
    ['whose bits are cut short', () => listWith({ encodedList: LIST_SUBJECT.encodedList.slice(0, -8) })],
    ['that isn’t compressed', () => listWith({ encodedList: `u${Buffer.alloc(16_384).toString('base64url')}` })],
    ['that unpacks without end', () => listWith({ encodedList: bits(2 ** 23, []) })],
    ['in another alphabet', () => listWith({ encodedList: `z${LIST_SUBJECT.encodedList.slice(1)}` })],
    ['for another purpose', () => listWith({ statusPurpose: 'suspension' })],
    ['that is a badge', () => makeBadge()],
    ['that is a page', async () => '<!doctype html>'],
  ])('a status list %s', async (_, list) => {
    expect(await faultsOf(await makeBadge(), { list: await list() })).toEqual(['status']);
  });

  it('what is offline: its status can’t be told', async () => {
    expect(await faultsOf(await makeBadge(), { list: null })).toEqual(['status']);
  });

  it('but still tells what a spoilt one says', async () => {
    const sources = { readDocument: async () => null, readList: async () => '' };
    const { credential } = await checkCredential(await makeBadge({ key: other }), sources, NOW);
    expect(credential?.id).toBe(ID);
  });
});

describe('addressOfDid', () => {
  it.each([
    ['did:web:groundswell.example', 'https://groundswell.example/.well-known/did.json'],
    ['did:web:localhost%3A3000', 'https://localhost:3000/.well-known/did.json'],
    ['did:web:example.org:people:ada', 'https://example.org/people/ada/did.json'],
    ['did:key:z6Mk', null],
    ['did:web:', null],
    ['did:web:example.org/a', null],
    ['did:web:ada@example.org', null],
    ['did:web:example.org%2Fa', null],
  ])('of %s is %s', (did, address) => {
    expect(addressOfDid(did)).toBe(address);
  });
});

describe('namesHolder', () => {
  const named = (identifier: object) =>
    ({ ...BADGE, credentialSubject: { ...SUBJECT, identifier: [identifier] } }) as Parameters<typeof namesHolder>[0];

  it('compares a hash of the address with its salt, or the name itself', async () => {
    const identityHash = `sha256$${createHash('sha256').update('ada@example.orgsalt').digest('hex')}`;
    const hashed = named({ hashed: true, identityType: 'emailAddress', identityHash, salt: 'salt' });
    expect(await namesHolder(hashed, 'Ada@Example.org ')).toBe(true);
    expect(await namesHolder(hashed, 'eve@example.org')).toBe(false);
    const open = named({ hashed: false, identityType: 'name', identityHash: 'Ada Obi' });
    expect(await namesHolder(open, 'Ada Obi')).toBe(true);
    expect(await namesHolder(open, 'Eve Obi')).toBe(false);
  });
});
