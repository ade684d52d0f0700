/** Compressed lines, written and read one after the other however many there are. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export interface Written {
  lines: number;
  /** Compressed, as is what the hash is of. */
  bytes: number;
  sha256: string;
}

export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<Written> {
  const hash = createHash('sha256');
  const written = { lines: 0, bytes: 0 };
  const counting = async function* () {
    for await (const line of lines) {
      written.lines += 1;
      yield `${line}\n`;
    }
  };
  const hashing = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      written.bytes += chunk.length;
      yield chunk;
    }
  };
  const unfinished = `${path}.unfinished`;
  const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
  await pipeline(Readable.from(counting()), createGzip(), hashing, target);
  await rename(unfinished, path);
  return { ...written, sha256: hash.digest('hex') };
}

export async function* readLines(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const unzipped = source.pipe(createGunzip());
  // A pipe doesn't pass errors on.
  source.on('error', (error) => unzipped.destroy(error));
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Infinity });
  } finally {
    source.destroy();
  }
}

/** @returns groups of at most so many, the last of which may be smaller. */
export async function* inGroups<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
