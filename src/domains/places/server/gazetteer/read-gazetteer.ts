/** Reads the gazetteer when it's first asked for: 6 MB, decompressed in another thread, which takes about 30 ms. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Gazetteer, unpack } from './packed.ts';

/** In a release it's in the same place, beside the bundle. */
const GAZETTEER_FILE = join(import.meta.dirname, '../../../../../generated/gazetteer.br');

let reading: Promise<Gazetteer> | null = null;

/** Read once; if that fails, the next call tries again. */
export function readGazetteer(): Promise<Gazetteer> {
  reading ??= decompress().catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}

async function decompress(): Promise<Gazetteer> {
  const bytes = await promisify(brotliDecompress)(await readFile(GAZETTEER_FILE));
  return unpack(bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(Uint8Array.from(bytes).buffer));
}
