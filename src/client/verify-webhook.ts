/** Checks what a server sent to a webhook, by the rules of Standard Webhooks: https://www.standardwebhooks.com */

const TOLERANCE_SECONDS = 300;
const SECRET_PREFIX = 'whsec_';
/** The only version of signatures that a shared secret makes. */
const SIGNATURE_PREFIX = 'v1,';

export interface ReceivedWebhook {
  /** The body exactly as it arrived: what a parser wrote again has another signature. */
  body: string;
  /** Of a `Request`, or as Node.js gives them. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Begins with `whsec_`. While a secret is being changed, there are two. */
  secret: string | readonly string[];
  /** For tests. */
  now?: Date;
}

/** @internal The package declares it as the union of the contract's events, once it has any. */
type WebhookEvent = unknown;

/** Why nothing of a message counts. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/**
 * Checks that the server sent a message to a webhook, within the last five minutes.
 *
 * @returns the event.
 * @throws {WebhookError} if it didn't.
 */
export async function verifyWebhook({
  body,
  headers,
  secret,
  now = new Date(),
}: ReceivedWebhook): Promise<WebhookEvent> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (!/^\d+$/.test(timestamp)) throw new WebhookError('The header webhook-timestamp is no time.');
  const age = now.getTime() / 1000 - Number(timestamp);
  if (age > TOLERANCE_SECONDS) throw new WebhookError('The message is too old.');
  if (age < -TOLERANCE_SECONDS) throw new WebhookError('The message is from the future.');
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const secrets = typeof secret === 'string' ? [secret] : secret;
  const keys = await Promise.all(secrets.map(importKey));
  const given = signatures.split(' ').flatMap(signatureIn);
  for (const key of keys)
    for (const signature of given) if (await crypto.subtle.verify('HMAC', key, signature, signed)) return parse(body);
  throw new WebhookError('No signature is right.');
}

function headerOf(headers: ReceivedWebhook['headers'], name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const single = typeof value === 'string' ? value : value?.[0];
  if (!single) throw new WebhookError(`The header ${name} is missing.`);
  return single;
}

async function importKey(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret);
  if (bytes === null || bytes.length === 0) throw new TypeError('The secret isn’t one of a webhook.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function signatureIn(word: string): Uint8Array<ArrayBuffer>[] {
  const bytes = word.startsWith(SIGNATURE_PREFIX) ? bytesOf(word.slice(SIGNATURE_PREFIX.length)) : null;
  return bytes === null ? [] : [bytes];
}

/** @returns null unless it's base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new WebhookError('The body is no JSON.');
  }
}
