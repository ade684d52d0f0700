import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type ArchiveEntry, archiveStream } from '#platform/server/archive/archive.ts';

const MEBIBYTE = 1024 ** 2;
const CHUNK = Buffer.alloc(64 * 1024, 7);

/** A file generated while it is read, which reports how much was read. */
function longFile(path: string, bytes: number, told: { bytes: number }): ArchiveEntry {
  async function* content() {
    for (let made = 0; made < bytes; made += CHUNK.length) {
      told.bytes += CHUNK.length;
      yield CHUNK;
    }
  }
  return { path, open: () => Readable.from(content()), isCompressed: true };
}

async function* several(...entries: ArchiveEntry[]) {
  yield* entries;
}

describe('an archive', () => {
  it('is made no faster than it is read, one file at a time', async () => {
    const told = { bytes: 0 };
    const stream = archiveStream(several(longFile('a', 40 * MEBIBYTE, told), longFile('b', 40 * MEBIBYTE, told)));
    stream.once('readable', () => undefined);
    await wait(200);
    expect(told.bytes).toBeLessThan(4 * MEBIBYTE);
    let length = 0;
    for await (const chunk of stream) length += (chunk as Buffer).length;
    expect(told.bytes).toBe(80 * MEBIBYTE);
    expect(length).toBeGreaterThan(80 * MEBIBYTE);
  });

  it('fails when one of its files does', async () => {
    const broken: ArchiveEntry = {
      path: 'b',
      open: () =>
        new Readable({
          read() {
            this.destroy(new Error('The disk is gone'));
          },
        }),
      isCompressed: true,
    };
    const stream = archiveStream(several(longFile('a', MEBIBYTE, { bytes: 0 }), broken));
    await expect(stream.toArray()).rejects.toThrow('The disk is gone');
  });

  it('stops reading when the client disconnects', async () => {
    const told = { bytes: 0 };
    let isClosed = false;
    async function* entries() {
      try {
        yield longFile('a', 400 * MEBIBYTE, told);
      } finally {
        isClosed = true;
      }
    }
    const stream = archiveStream(entries());
    stream.on('error', () => undefined);
    await stream.iterator({ destroyOnReturn: false }).next();
    stream.destroy();
    await expect.poll(() => isClosed, { timeout: 15_000 }).toBe(true);
    expect(told.bytes).toBeLessThan(40 * MEBIBYTE);
  });
});
