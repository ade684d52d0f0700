/** Sends signed requests to the store, with timeouts, and retries them when the store fails. */
import { createReadStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { StoreConfig } from '#platform/server/config/store-config.ts';
import { StorageUnavailableError } from '../storage.ts';
import { parseRefusal, StoreRefusalError } from './store-response.ts';

export interface StoreRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  range?: string;
  /** Sent from the disk; the store compares the hash with what arrived. */
  file?: { path: string; bytes: number; sha256: string };
}

export interface StoreLimits {
  /** The longest wait for a byte in either direction, until the answer begins. */
  answerMs: number;
  /** The longest wait of a reader for a byte of the answer's body. */
  stallMs: number;
  /** After this, a failed request isn't retried. */
  retryMs: number;
  /** Files in one page of a list; a thousand at most. */
  listPageSize: number;
}

/**
 * `answerMs` and `retryMs` are less than HANDLER_TIMEOUT_SECONDS by default, even together, so the log says what was
 * away.
 */
export const STORE_LIMITS: StoreLimits = { answerMs: 5_000, stallMs: 30_000, retryMs: 6_000, listPageSize: 1_000 };
const MAX_ATTEMPTS = 3;
const PAUSE_MS = 100;
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const RETRYABLE_STATUSES = new Set([429, 500, 502, 503, 504]);
const SUCCESS_STATUSES = new Set([200, 204, 206]);

/** @throws {StoreRefusalError} @throws {StorageUnavailableError} */
export type SendToStore = (request: StoreRequest, attempts?: number) => Promise<IncomingMessage>;

export function createStoreClient(store: StoreConfig, limits: StoreLimits): SendToStore {
  const secure = store.endpoint.protocol === 'https:';
  const { request: open } = secure ? https : http;
  const agent = secure ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true });
  const cache = new Map<string, ArrayBuffer>();

  const sendOnce = async (request: StoreRequest): Promise<IncomingMessage> => {
    const { url, headers } = await sign(store, request, cache);
    const call = open(url, { method: request.method, headers, agent, timeout: limits.answerMs });
    const answer = await answerOf(call, request, limits);
    const status = answer.statusCode ?? 0;
    if (SUCCESS_STATUSES.has(status)) return answer;
    throw parseRefusal(status, await text(answer));
  };

  return async (request, attempts = MAX_ATTEMPTS) => {
    const startedAt = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendOnce(request);
      } catch (error) {
        const isLast = attempt >= attempts || performance.now() - startedAt > limits.retryMs;
        if (error instanceof StoreRefusalError && (isLast || !RETRYABLE_STATUSES.has(error.status))) throw error;
        if (isLast)
          throw new StorageUnavailableError(`The store of files isn’t answering at ${store.endpoint.origin}`, {
            cause: error,
          });
        await wait(PAUSE_MS * 2 ** attempt * Math.random());
      }
    }
  };
}

async function sign(
  store: StoreConfig,
  { method, key, query, range, file }: StoreRequest,
  cache: Map<string, ArrayBuffer>,
) {
  const signer = new AwsV4Signer({
    method,
    url: addressIn(store, key, query).href,
    headers: { 'x-amz-content-sha256': file?.sha256 ?? EMPTY_SHA256 },
    accessKeyId: store.accessKey,
    secretAccessKey: store.secretKey,
    region: store.region,
    service: 's3',
    cache,
  });
  const { url, headers } = await signer.sign();
  const more = { ...(range && { range }), ...(file && { 'content-length': String(file.bytes) }) };
  return { url, headers: { ...Object.fromEntries(headers), ...more } };
}

/** Once it has begun, the answer itself fails if it ends early or stalls. */
function answerOf(call: http.ClientRequest, { file }: StoreRequest, limits: StoreLimits): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let answer: IncomingMessage | null = null;
    call.on('error', reject);
    call.on('response', (response) => {
      answer = response;
      call.setTimeout(limits.stallMs);
      resolve(response);
    });
    call.on('timeout', () => {
      // A full buffer means that our reader is slow, not the store.
      if (answer && answer.readableLength >= answer.readableHighWaterMark) call.setTimeout(limits.stallMs);
      else if (answer) answer.destroy(new StorageUnavailableError('The store of files stopped in the middle of one'));
      else call.destroy(new Error('The store of files was silent for too long'));
    });
    // A refusal may arrive before everything is sent, so only an answer or the lack of one counts.
    if (file) pipeline(createReadStream(file.path), call, (error) => error && !answer && reject(error));
    else call.end();
  });
}

/** Addresses of the bucket and its files. */
/** @param key empty for the bucket itself. */
export function addressIn(store: StoreConfig, key: string, query: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(store.endpoint);
  if (!store.isPathStyle) url.hostname = `${store.bucket}.${url.hostname}`;
  url.pathname = [...(store.isPathStyle ? [store.bucket] : []), ...(key ? [key] : [])].join('/');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
