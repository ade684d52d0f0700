/**
 * Checks a credential as anyone can: with what its issuer publishes, and nothing that only the server knows. Runs on
 * WebCrypto alone, in browsers as well. https://www.w3.org/TR/vc-jose-cose/
 */
import * as z from 'zod/mini';
import { bytesOfBase64url } from '#platform/shared/base64url.ts';
import { toHex } from '#platform/shared/to-hex.ts';

/** What doesn't hold, the most telling first. With any of them, the credential isn't to be believed. */
export type CredentialFault =
  /** It isn't a token of three parts, or not one with a credential. */
  | 'unreadable'
  /** Its algorithm is none that is accepted, such as `none`. */
  | 'algorithm'
  /** Its issuer isn't a `did:web`, or what it calls itself differs from part to part. */
  | 'issuer'
  /** The issuer publishes no such key, or it isn't one for credentials. */
  | 'key'
  | 'signature'
  /** The claims of the token say something else than the credential. */
  | 'claims'
  | 'not_yet_valid'
  | 'expired'
  /** It no longer holds. */
  | 'revoked'
  /** Its status can't be told: there is no list, or it's another issuer's, out of date, or too short. */
  | 'status';

export interface CheckedCredential {
  /** Empty if everything holds. */
  faults: readonly CredentialFault[];
  /** What it says; null if that can't be read. */
  credential: Credential | null;
}

export interface CredentialSources {
  /** The document of a `did:web`, as JSON. Rejects if there is none. */
  readDocument: (did: string) => Promise<unknown>;
  /** What is at an address, as text. Rejects if there is nothing. */
  readList: (address: string) => Promise<string>;
}

const texts = z.array(z.string());
const moment = z.iso.datetime({ offset: true });
const jwk = z.looseObject({ kty: z.string(), crv: z.string() });
const header = z.looseObject({ alg: z.string(), kid: z.string(), typ: z.literal('vc+jwt') });
const statusEntry = z.looseObject({
  type: z.literal('BitstringStatusListEntry'),
  statusPurpose: z.literal('revocation'),
  statusListIndex: z.string().check(z.regex(/^\d{1,15}$/)),
  statusListCredential: z.url(),
});
const issuer = z.union([z.string(), z.looseObject({ id: z.string(), name: z.optional(z.string()) })]);
const claims = {
  iss: z.string(),
  sub: z.optional(z.string()),
  jti: z.optional(z.string()),
  nbf: z.optional(z.number()),
  exp: z.optional(z.number()),
  issuer,
  id: z.string(),
  validFrom: moment,
  validUntil: z.optional(moment),
};
const badge = z.looseObject({
  ...claims,
  '@context': texts.check(z.refine(([first]) => first === 'https://www.w3.org/ns/credentials/v2')),
  type: texts.check(z.refine((types) => types.includes('VerifiableCredential'))),
  credentialSubject: z.looseObject({
    id: z.optional(z.string()),
    identifier: z.optional(
      z.array(
        z.looseObject({
          hashed: z.boolean(),
          identityHash: z.string(),
          identityType: z.string(),
          salt: z.optional(z.string()),
        }),
      ),
    ),
  }),
  credentialStatus: z.optional(statusEntry),
});
const list = z.looseObject({
  ...claims,
  type: texts.check(z.refine((types) => types.includes('BitstringStatusListCredential'))),
  credentialSubject: z.looseObject({
    id: z.optional(z.string()),
    type: z.literal('BitstringStatusList'),
    statusPurpose: z.literal('revocation'),
    encodedList: z.string().check(z.startsWith('u')),
  }),
});
const didDocument = z.looseObject({
  id: z.string(),
  verificationMethod: z.array(z.looseObject({ id: z.string(), controller: z.string(), publicKeyJwk: jwk })),
  assertionMethod: texts,
});

export type Credential = z.infer<typeof badge>;
type Claims = Pick<Credential, keyof typeof claims> & { credentialSubject: { id?: string | undefined } };

/** Browsers and servers may be some minutes apart. */
const LEEWAY_MS = 5 * 60_000;
/** Of the standard: in a shorter list, a credential could be found by its place. */
const MIN_LIST_BITS = 131_072;
/** Sixteen times the longest list that Groundswell writes. */
const MAX_LIST_BYTES = 2 ** 21;

export async function checkCredential(
  token: string,
  sources: CredentialSources,
  now: Date,
): Promise<CheckedCredential> {
  const checked = await checkToken(token.trim(), badge, sources, now);
  if (checked.content === null || checked.faults.length > 0)
    return { faults: checked.faults, credential: checked.content };
  const credential = checked.content;
  const status = credential.credentialStatus ? await checkStatus(credential, sources, now) : null;
  return { faults: status === null ? [] : [status], credential };
}

/** What it says, unchecked; null if that can't be read. */
export function readCredential(token: string): Credential | null {
  const read = badge.safeParse(readJson(token.trim().split('.')[1]));
  return read.success ? read.data : null;
}

/** Where the documents of a `did:web` are; null for any other DID. */
export function addressOfDid(did: string): string | null {
  const [, host, path] = /^did:web:([\w.-]+(?:%3A\d{1,5})?)((?::[\w.%-]+)*)$/i.exec(did) ?? [];
  if (host === undefined || path === undefined) return null;
  const folder = path === '' ? '/.well-known' : path.replaceAll(':', '/');
  return `https://${decodeURIComponent(host)}${folder}/did.json`;
}

interface CheckedToken<Content> {
  faults: CredentialFault[];
  content: Content | null;
}

async function checkToken<Schema extends typeof badge | typeof list>(
  token: string,
  schema: Schema,
  { readDocument }: CredentialSources,
  now: Date,
): Promise<CheckedToken<z.infer<Schema>>> {
  const parts = token.split('.');
  const head = header.safeParse(readJson(parts[0]));
  const body = schema.safeParse(readJson(parts[1]));
  if (parts.length !== 3 || !head.success || !body.success) return { faults: ['unreadable'], content: null };
  const content = body.data as z.infer<Schema>;
  const algorithm = ALGORITHMS.get(head.data.alg);
  if (!algorithm) return { faults: ['algorithm'], content };
  const did = idOf(content.issuer);
  if (content.iss !== did || addressOfDid(did) === null) return { faults: ['issuer'], content };
  const key = await findKey(did, head.data.kid, readDocument);
  if (key === null || key.kty !== algorithm.kty || key.crv !== algorithm.crv) return { faults: ['key'], content };
  if (!(await isSignedBy(key, algorithm, token))) return { faults: ['signature'], content };
  if (!doClaimsAgree(content)) return { faults: ['claims'], content };
  return { faults: findDateFaults(content, now), content };
}

const ALGORITHMS: ReadonlyMap<
  string,
  { kty: string; crv: string; key: AlgorithmIdentifier | EcKeyImportParams; use: AlgorithmIdentifier | EcdsaParams }
> = new Map([
  ['EdDSA', { kty: 'OKP', crv: 'Ed25519', key: 'Ed25519', use: 'Ed25519' }],
  [
    'ES256',
    { kty: 'EC', crv: 'P-256', key: { name: 'ECDSA', namedCurve: 'P-256' }, use: { name: 'ECDSA', hash: 'SHA-256' } },
  ],
]);

/** The DID of an issuer. */
export const idOf = (given: Credential['issuer']): string => (typeof given === 'string' ? given : given.id);

/** Null unless the issuer's own document has it, for credentials. */
async function findKey(
  did: string,
  kid: string,
  readDocument: CredentialSources['readDocument'],
): Promise<z.infer<typeof jwk> | null> {
  const document = didDocument.safeParse(await readDocument(did).catch(() => null));
  if (!document.success || document.data.id !== did) return null;
  const { verificationMethod, assertionMethod } = document.data;
  const method = verificationMethod.find((one) => one.id === kid && one.controller === did);
  return method && assertionMethod.includes(kid) ? method.publicKeyJwk : null;
}

async function isSignedBy(
  { kty, crv, x, y }: z.infer<typeof jwk>,
  { key, use }: { key: AlgorithmIdentifier | EcKeyImportParams; use: AlgorithmIdentifier | EcdsaParams },
  token: string,
): Promise<boolean> {
  const end = token.lastIndexOf('.');
  try {
    const material = { kty, crv, x, y } as JsonWebKey;
    const imported = await crypto.subtle.importKey('jwk', material, key, false, ['verify']);
    const signed = new TextEncoder().encode(token.slice(0, end));
    return await crypto.subtle.verify(use, imported, bytesOf(token.slice(end + 1)), signed);
  } catch {
    return false;
  }
}

/** A verifier may look at either kind, so that both have to say the same. */
function doClaimsAgree({ id, jti, sub, nbf, exp, validFrom, validUntil, credentialSubject }: Claims): boolean {
  const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);
  return (
    (jti === undefined || jti === id) &&
    (sub === undefined || sub === credentialSubject.id) &&
    (nbf === undefined || nbf === secondsOf(validFrom)) &&
    (exp === undefined || (validUntil !== undefined && exp === secondsOf(validUntil)))
  );
}

function findDateFaults({ validFrom, validUntil }: Claims, now: Date): CredentialFault[] {
  if (Date.parse(validFrom) > now.getTime() + LEEWAY_MS) return ['not_yet_valid'];
  return validUntil !== undefined && Date.parse(validUntil) < now.getTime() - LEEWAY_MS ? ['expired'] : [];
}

/** Null if it still holds. The list has to be the same issuer's, at the address where the credential says. */
async function checkStatus(
  { issuer: by, credentialStatus }: Credential,
  sources: CredentialSources,
  now: Date,
): Promise<CredentialFault | null> {
  if (!credentialStatus) return null;
  const address = credentialStatus.statusListCredential;
  const token = await sources.readList(address).catch(() => '');
  // Before anyone is asked for the list's key: it can only be the credential's issuer.
  const said = list.safeParse(readJson(token.trim().split('.')[1]));
  if (!said.success || said.data.id !== address || idOf(said.data.issuer) !== idOf(by)) return 'status';
  const { faults, content } = await checkToken(token.trim(), list, sources, now);
  if (content === null || faults.length > 0) return 'status';
  const bits = await readBits(content.credentialSubject.encodedList);
  const index = Number(credentialStatus.statusListIndex);
  const byte = bits?.[Math.floor(index / 8)];
  if (!bits || bits.length * 8 < MIN_LIST_BITS || byte === undefined) return 'status';
  return (byte & (0x80 >> (index % 8))) === 0 ? null : 'revoked';
}

/** Null for what isn't compressed bits, or far too many of them. */
async function readBits(encoded: string): Promise<Uint8Array | null> {
  try {
    const reader = new Blob([bytesOf(encoded.slice(1))])
      .stream()
      .pipeThrough(new DecompressionStream('gzip'))
      .getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > MAX_LIST_BYTES) {
        await reader.cancel();
        return null;
      }
      chunks.push(next.value);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  } catch {
    return null;
  }
}

/** Whose it is: whether it names this address or name. */
export async function namesHolder({ credentialSubject }: Credential, holder: string): Promise<boolean> {
  const wanted = holder.trim();
  for (const { hashed, identityHash, identityType, salt = '' } of credentialSubject.identifier ?? []) {
    if (!hashed && identityHash === wanted) return true;
    if (!hashed) continue;
    const text = identityType === 'emailAddress' ? wanted.toLowerCase() : wanted;
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${text}${salt}`));
    if (identityHash === `sha256$${toHex(hash)}`) return true;
  }
  return false;
}

function readJson(part: string | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(part ?? '')));
  } catch {
    return null;
  }
}

/** @throws for what isn't base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new Error('Not base64url');
  return bytesOfBase64url(text);
}
