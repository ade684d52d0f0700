/** Encrypts a message for one browser: RFC 8291, in the coding `aes128gcm` of RFC 8188. */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** For tests: otherwise they're new for each message. */
export interface Given {
  sender: ECDH;
  salt: Buffer;
}

const RECORD_BYTES = 4096;
/** Marks the last record, which is the only one. */
const LAST = Buffer.of(2);

/** @throws {Error} if the browser's key isn't a point of the curve. */
export function encryptFor({ p256dh, auth }: BrowserKeys, text: string, given: Given = makeGiven()): Buffer {
  const { sender, salt } = given;
  const browserKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey]);
  const secret = derive(sender.computeSecret(browserKey), Buffer.from(auth, 'base64url'), about, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(senderKey.length), senderKey, record]);
}

function makeGiven(): Given {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
}

const derive = (secret: Buffer, salt: Buffer, about: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, bytes));
