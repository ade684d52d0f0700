/** A device that makes passkeys, as WebAuthn describes it, without its screen. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type {
  AddedPasskey,
  NewPasskeyInput,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
  Session,
} from '#generated/types.gen.ts';
import type { Answer, Client } from './client.ts';

export interface SoftPasskey {
  id: Buffer;
  privateKey: KeyObject;
  /** How often it was used, if the device counts. */
  counter: number;
}

export interface Circumstances {
  /** Whether the device verified its owner. */
  isVerified?: boolean;
  /** The website that the browser shows. */
  origin: string;
  rpId?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const clientDataOf = (type: 'create' | 'get', challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));

function makeSoftPasskey(): { passkey: SoftPasskey; publicKey: Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // A COSE key: 1 (type): 2 (EC), 3 (algorithm): -7 (ES256), -1 (curve): 1 (P-256), -2: x, -3: y.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
  return { passkey: { id: randomBytes(16), privateKey, counter: 0 }, publicKey: cose };
}

function dataOf(passkey: SoftPasskey, { rpId = 'localhost', isVerified = true }: Circumstances, publicKey?: Buffer) {
  const flags = PRESENT | (isVerified ? VERIFIED : 0) | (publicKey ? HAS_KEY : 0);
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(passkey.counter);
  const key = publicKey && [Buffer.alloc(16), Buffer.from([0, passkey.id.length]), passkey.id, publicKey];
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...(key ?? [])]);
}

/** What a browser sends after making a passkey. */
export function makePasskey(
  { challenge }: Pick<PasskeyCreation, 'challenge'>,
  given: Circumstances,
): { passkey: SoftPasskey; body: NewPasskeyInput } {
  const { passkey, publicKey } = makeSoftPasskey();
  const authData = dataOf(passkey, given, publicKey);
  // CBOR: { fmt: 'none', attStmt: {}, authData }.
  const attestation = Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
  return {
    passkey,
    body: {
      id: passkey.id.toString('base64url'),
      clientDataJSON: clientDataOf('create', challenge, given.origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  };
}

/** What a browser answers to a login with the passkey. */
export function answerWith(
  passkey: SoftPasskey,
  { challenge }: Pick<PasskeyRequest, 'challenge'>,
  given: Circumstances,
): PasskeyAnswer {
  const clientData = clientDataOf('get', challenge, given.origin);
  const data = dataOf(passkey, given);
  const signature = createSign('sha256').update(data).update(sha256(clientData)).sign(passkey.privateKey);
  return {
    id: passkey.id.toString('base64url'),
    clientDataJSON: clientData.toString('base64url'),
    authenticatorData: data.toString('base64url'),
    signature: signature.toString('base64url'),
  };
}

export async function beginPasskey(client: Client): Promise<PasskeyCreation> {
  const begun = await client.post<PasskeyCreation>('/users/me/passkeys/options');
  if (begun.status !== 200) throw new Error(`Beginning answered ${begun.status}: ${JSON.stringify(begun.body)}`);
  return begun.body.data;
}

/** Adds a passkey to the client's account. */
export async function addPasskey(
  client: Client,
  given: Circumstances,
): Promise<{ passkey: SoftPasskey; added: AddedPasskey }> {
  const { passkey, body } = makePasskey(await beginPasskey(client), given);
  const answer = await client.post<AddedPasskey>('/users/me/passkeys', body);
  if (answer.status !== 200) throw new Error(`Adding answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { passkey, added: answer.body.data };
}

export async function beginPasskeyLogin(client: Client): Promise<PasskeyRequest> {
  const begun = await client.post<PasskeyRequest>('/login/passkey/options');
  if (begun.status !== 200) throw new Error(`Beginning answered ${begun.status}: ${JSON.stringify(begun.body)}`);
  return begun.body.data;
}

export async function logInWithPasskey(
  client: Client,
  passkey: SoftPasskey,
  given: Circumstances,
): Promise<Answer<Session>> {
  return client.post<Session>('/login/passkey', answerWith(passkey, await beginPasskeyLogin(client), given));
}
