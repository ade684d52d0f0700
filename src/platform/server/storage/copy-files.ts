/**
 * Copies all files from one storage to another and compares each copy with its original. The source stays as it is.
 * Files that are already there are skipped, so an interrupted copy resumes where it stopped.
 */
import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ListedFile, Storage } from './storage.ts';

interface Counts {
  files: number;
  bytes: number;
}

export interface CopyProgress {
  all: Counts;
  /** The files that are in both storages by now. */
  done: Counts;
  /** The part of `done` that this run has copied. */
  copied: Counts;
  /** Files that only the target has. */
  onlyInTarget: number;
}

export interface CopyOptions {
  /** Also compares the content of files that were there before, not just their sizes. */
  comparesAll?: boolean;
  /** Called after each file. */
  onProgress?: (progress: CopyProgress) => void;
  signal?: AbortSignal;
}

interface Route {
  from: Storage;
  to: Storage;
}

/** Each copy waits for the network or the disk most of the time. */
const CONCURRENCY = 8;

/** A copy that differs is removed with its folder; the next run makes both again. */
export class CopyDiffersError extends Error {
  override name = 'CopyDiffersError';
}

export async function copyFiles(route: Route, options: CopyOptions = {}): Promise<CopyProgress> {
  const { from, to } = route;
  const zero = () => ({ files: 0, bytes: 0 });
  const progress = { all: zero(), done: zero(), copied: zero(), onlyInTarget: 0 };
  for await (const { bytes } of from.list()) add(progress.all, bytes);
  const temporaryFolder = await to.makeTemporaryFolder();
  const pairs = pairUp(from.list(), to.list());
  // A worker that fails ends the shared generator, and so all the others.
  const copyPairs = async (path: string) => {
    for await (const pair of pairs) {
      options.signal?.throwIfAborted();
      await copyPair(route, pair, { path, progress, comparesAll: options.comparesAll ?? false });
      options.onProgress?.(progress);
    }
  };
  try {
    const paths = Array.from({ length: CONCURRENCY }, (_, index) => join(temporaryFolder, String(index)));
    const results = await Promise.allSettled(paths.map(copyPairs));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return progress;
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

interface Pair {
  key: string;
  /** Null where the file is missing. */
  bytes: number | null;
  targetBytes: number | null;
}

/** Both are ordered by key, so neither has to be kept in memory. */
async function* pairUp(source: AsyncIterable<ListedFile>, target: AsyncIterable<ListedFile>): AsyncGenerator<Pair> {
  const others = target[Symbol.asyncIterator]();
  let other = await others.next();
  for await (const { key, bytes } of source) {
    for (; !other.done && other.value.key < key; other = await others.next()) yield onlyInTarget(other.value);
    const isInTarget = !other.done && other.value.key === key;
    yield { key, bytes, targetBytes: isInTarget ? other.value.bytes : null };
    if (isInTarget) other = await others.next();
  }
  for (; !other.done; other = await others.next()) yield onlyInTarget(other.value);
}

const onlyInTarget = ({ key, bytes }: ListedFile): Pair => ({ key, bytes: null, targetBytes: bytes });

async function copyPair(
  route: Route,
  { key, bytes, targetBytes }: Pair,
  { path, progress, comparesAll }: { path: string; progress: CopyProgress; comparesAll: boolean },
): Promise<void> {
  if (bytes === null) {
    progress.onlyInTarget += 1;
    return;
  }
  const isInTarget = bytes === targetBytes && (!comparesAll || (await isSame(route, key)));
  if (!isInTarget) {
    await copyOne(route, key, path);
    add(progress.copied, bytes);
  }
  add(progress.done, bytes);
}

async function copyOne({ from, to }: Route, key: string, path: string): Promise<void> {
  const source = await from.find(key);
  // Deleted since it was listed.
  if (!source) return;
  const hash = createHash('sha256');
  await pipeline(source.read(), (chunks: AsyncIterable<Buffer>) => hashing(chunks, hash), createWriteStream(path));
  await to.put(key, path);
  if ((await hashOf(to, key)) === hash.digest('hex')) return;
  await to.removeFolder(posix.dirname(key));
  throw new CopyDiffersError(`The copy of ${key} differs from its original and was removed`);
}

async function* hashing(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

async function isSame({ from, to }: Route, key: string): Promise<boolean> {
  const [here, there] = await Promise.all([hashOf(from, key), hashOf(to, key)]);
  return here === there;
}

/** @returns null for a file that isn't there. */
export async function hashOf(storage: Storage, key: string): Promise<string | null> {
  const found = await storage.find(key);
  if (!found) return null;
  const hash = createHash('sha256');
  await pipeline(found.read(), hash);
  return hash.digest('hex');
}

function add(counts: Counts, bytes: number): void {
  counts.files += 1;
  counts.bytes += bytes;
}
