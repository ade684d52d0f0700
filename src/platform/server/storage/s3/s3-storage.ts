/** Stores files in a bucket of any S3-compatible store. Only our server talks to it, never a browser. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { ConfigError } from '#platform/server/config/config.ts';
import type { StoreConfig } from '#platform/server/config/store-config.ts';
import { resolveRange } from '../byte-range.ts';
import { isOutOfSpace, type ListedFile, type Storage, StorageUnavailableError, type StoredFile } from '../storage.ts';
import { createTemporaryFolders } from '../temporary-folders.ts';
import { createStoreClient, type SendToStore, STORE_LIMITS, type StoreLimits } from './store-client.ts';
import { parseListPage, StoreRefusalError } from './store-response.ts';

/** Explains which variable is wrong when the store refuses us. */
const EXPLANATIONS: Record<string, (store: StoreConfig) => string> = {
  NoSuchBucket: ({ bucket, endpoint }) =>
    `STORAGE_URL: there is no bucket ${bucket} at ${endpoint.origin}. Create it first`,
  InvalidAccessKeyId: () => 'STORAGE_ACCESS_KEY: the store doesn’t know this key',
  SignatureDoesNotMatch: () => 'STORAGE_SECRET_KEY: the store says it isn’t the secret of STORAGE_ACCESS_KEY',
  AccessDenied: ({ bucket }) =>
    `STORAGE_ACCESS_KEY: this key may not list the bucket ${bucket}. Let it list, read, write and delete there`,
  AuthorizationHeaderMalformed: ({ region }) => `STORAGE_REGION: the bucket isn’t in ${region}`,
  PermanentRedirect: ({ region }) => `STORAGE_REGION: the bucket isn’t in ${region}`,
};

/**
 * @returns a `ConfigError` if the operator can fix it with a variable, else an error that says the storage is
 * unavailable.
 */
function explainRefusal(store: StoreConfig, error: unknown): Error {
  if (!(error instanceof StoreRefusalError)) {
    return error instanceof Error ? error : new StorageUnavailableError(String(error));
  }
  const explain = EXPLANATIONS[error.code];
  if (explain) return new ConfigError(`Invalid configuration:\n  ${explain(store)}.`);
  return new StorageUnavailableError('The store of files refused a request', { cause: error });
}

const PARTIAL_CONTENT = 206;

/** @param root a folder on this machine for files on their way into the store. */
export function createS3Storage(store: StoreConfig, root: string, limits: StoreLimits = STORE_LIMITS): Storage {
  const send = createStoreClient(store, limits);
  const files = `${store.prefix}files/`;
  const listUnder = (prefix: string) => listFiles(send, { files, prefix, pageSize: limits.listPageSize });
  return {
    ...createTemporaryFolders(root),

    put: async (key, path) => {
      const [{ size }, sha256] = await Promise.all([stat(path), hashOf(path)]);
      const request = { method: 'PUT', key: files + key, file: { path, bytes: size, sha256 } } as const;
      await readAll(await orUnavailable(send(request)));
      await rm(path);
    },

    find: async (key, range = null) => {
      if (!range) return opened(await orNull(send({ method: 'GET', key: files + key })));
      const head = await orNull(send({ method: 'HEAD', key: files + key }));
      if (!head) return null;
      head.resume();
      const { first, end } = resolveRange(bytesOf(head), range);
      const part = await orNull(send({ method: 'GET', key: files + key, range: `bytes=${first}-${end}` }));
      // A store may ignore the range and send the whole file.
      if (part?.statusCode !== PARTIAL_CONTENT) return opened(part);
      return { ...fileOf(part), bytes: bytesOf(head), range: { first, end } };
    },

    removeFolder: async (folder) => {
      for await (const { key } of listUnder(`${folder}/`)) {
        await readAll(await orUnavailable(send({ method: 'DELETE', key: files + key })));
      }
    },

    list: () => listUnder(''),

    check: async () => {
      const query = { prefix: files, 'max-keys': '1' };
      try {
        await readAll(await send({ method: 'GET', key: '', query }, 1));
      } catch (error) {
        throw explainRefusal(store, error);
      }
    },
  };
}

interface Listing {
  /** The prefix of all our keys. */
  files: string;
  /** The prefix within our keys. */
  prefix: string;
  pageSize: number;
}

/** Uses version 1 of the list call: it can continue after a key, and every store has it. */
async function* listFiles(send: SendToStore, { files, prefix, pageSize }: Listing): AsyncGenerator<ListedFile> {
  let marker = '';
  for (;;) {
    const query = { prefix: files + prefix, marker, 'max-keys': String(pageSize) };
    const page = parseListPage(await text(await orUnavailable(send({ method: 'GET', key: '', query }))));
    for (const { key, bytes } of page.files) yield { key: key.slice(files.length), bytes };
    const last = page.files.at(-1);
    if (!page.isTruncated || !last) return;
    marker = last.key;
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const bytesOf = (answer: IncomingMessage) => Number(answer.headers['content-length']);

const opened = (answer: IncomingMessage | null): StoredFile | null => answer && fileOf(answer);

function fileOf(answer: IncomingMessage): StoredFile {
  return {
    bytes: bytesOf(answer),
    range: null,
    read: () => answer,
    close: async () => {
      answer.destroy();
    },
  };
}

/** Reads an answer to its end, which frees its connection for the next request. */
async function readAll(answer: IncomingMessage): Promise<void> {
  answer.resume();
  await finished(answer);
}

const MISSING_BUCKET = 'NoSuchBucket';

/** Null for a missing file. The answer to HEAD has no body, and so no code. */
async function orNull(sent: Promise<IncomingMessage>): Promise<IncomingMessage | null> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof StoreRefusalError && error.status === 404 && error.code !== MISSING_BUCKET) return null;
    throw toUnavailable(error);
  }
}

const orUnavailable = (sent: Promise<IncomingMessage>) =>
  sent.catch((error: unknown) => {
    throw toUnavailable(error);
  });

/** A full store keeps its code, for `isOutOfSpace`; every other refusal is for the operator to fix. */
function toUnavailable(error: unknown): unknown {
  if (!(error instanceof StoreRefusalError) || isOutOfSpace(error)) return error;
  return new StorageUnavailableError('The store of files refused a request', { cause: error });
}
