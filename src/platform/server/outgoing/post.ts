/** One request to an address that someone has given, which may be anyone's. */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import {
  type AllowedHosts,
  findAddressFault,
  hostnameOf,
  isNamedHost,
  isPublicAddress,
  type Resolve,
} from './addresses.ts';

export interface Attempt {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

export type PostFailure =
  | 'address_refused'
  | 'unresolved'
  | 'connection'
  | 'timeout'
  | 'redirect'
  | 'status'
  | 'too_large';

export interface Outcome {
  /** Null if nothing was answered. */
  status: number | null;
  /** Null if the receiver has it. */
  failure: PostFailure | null;
  /** The beginning of the answer's body. */
  answer: string | null;
  /** The seconds of its `Retry-After`; null without one. */
  retryAfter: number | null;
  tookMs: number;
}

export interface PostNeeds {
  allowedHosts: AllowedHosts;
  resolve: Resolve;
  /** Aborts when the process stops. */
  stopping: AbortSignal;
  timeoutMs?: number;
}

/** For the whole of it: a receiver that trickles would never be idle. */
const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const KEPT_CHARACTERS = 1_000;

/** Why there was no answer. */
class AttemptError extends Error {
  override name = 'AttemptError';
  readonly failure: PostFailure;

  constructor(failure: PostFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** @throws {Error} if the process stops meanwhile. */
export async function post(attempt: Attempt, needs: PostNeeds): Promise<Outcome> {
  const { stopping, timeoutMs = TIMEOUT_MS } = needs;
  const began = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([timeout, stopping]);
  const outcome = (rest: Omit<Outcome, 'tookMs'>): Outcome => ({
    ...rest,
    tookMs: Math.round(performance.now() - began),
  });
  let status: number | null = null;
  let retryAfter: number | null = null;
  try {
    const response = await send(attempt, needs, signal);
    status = response.statusCode ?? null;
    retryAfter = secondsOf(response.headers['retry-after']);
    const answer = await readAnswer(response);
    return outcome({ status, failure: failureOf(status), answer, retryAfter });
  } catch (error) {
    stopping.throwIfAborted();
    if (timeout.aborted) return outcome({ status, failure: 'timeout', answer: null, retryAfter });
    const failure = error instanceof AttemptError ? error.failure : 'connection';
    return outcome({ status, failure, answer: null, retryAfter });
  }
}

/** Of a number of seconds or a date. */
function secondsOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

function failureOf(status: number | null): PostFailure | null {
  if (status === null) return 'connection';
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

async function send({ url, headers, body }: Attempt, needs: PostNeeds, signal: AbortSignal): Promise<IncomingMessage> {
  // The setting may have changed since the address was entered.
  if (findAddressFault(url, needs.allowedHosts) !== null) throw new AttemptError('address_refused');
  const target = new URL(url);
  const lookup = isNamedHost(target, needs.allowedHosts) ? undefined : await pinAddress(target, needs.resolve, signal);
  const content = typeof body === 'string' ? Buffer.from(body) : body;
  return new Promise((resolve, reject) => {
    const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': content.length },
      // A connection of its own, which is closed after the answer.
      agent: false,
      signal,
      ...(lookup && { lookup }),
    });
    request.on('response', resolve);
    request.on('error', reject);
    // A receiver that changes the protocol answers nothing.
    request.on('upgrade', (_, socket) => socket.destroy(new AttemptError('connection')));
    request.end(content);
  });
}

/**
 * Looks the name up once, so that what was checked is what is connected to.
 *
 * @returns undefined for a literal address, which the connection never looks up and which was checked as it is.
 */
async function pinAddress(target: URL, resolve: Resolve, signal: AbortSignal): Promise<LookupFunction | undefined> {
  const host = hostnameOf(target);
  if (isIP(host) !== 0) return undefined;
  const addresses = await Promise.race([resolve(host), rejectOnAbort(signal)]);
  if (addresses.length === 0) throw new AttemptError('unresolved');
  if (!addresses.every(isPublicAddress)) throw new AttemptError('address_refused');
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  const [first = { address: '', family: 4 }] = found;
  return (_, { all }, callback) => {
    if (all) callback(null, found);
    else callback(null, first.address, first.family);
  };
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

async function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > MAX_ANSWER_BYTES) throw new AttemptError('too_large');
    chunks.push(chunk);
  }
  // PostgreSQL stores no NUL.
  const text = new TextDecoder().decode(Buffer.concat(chunks)).replaceAll('\0', '\ufffd');
  return text.slice(0, KEPT_CHARACTERS).toWellFormed();
}
