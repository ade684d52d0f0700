/**
 * Compresses the built files once instead of per request. `npm run build` compresses as tightly as possible, which
 * takes three times as long as the rest of the build; the files of `npm start` are 9 % larger.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILE = /\.(js|css|svg|json|txt|webmanifest)$/;
const NOT_SERVED = /^(\.vite|render)\//;
const MIN_BYTES = 1024;
export const BEST = { brotli: 11, gzip: 9 };
const FAST = { brotli: 5, gzip: 6 };
const VARIABLE = 'PAGE_COMPRESSION';

/** Environment of a build that someone is waiting for. */
export const FAST_COMPRESSION = { [VARIABLE]: 'fast' };

export function precompress(): Plugin {
  const level = process.env[VARIABLE] === FAST_COMPRESSION[VARIABLE] ? FAST : BEST;
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: ({ dir = '' }) => compressFiles(dir, level),
  };
}

export function compressFiles(folder: string, level: typeof BEST): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // A script without texts is the same in every language's folder.
  const compressed = new Map<string, string>();
  for (const name of names.filter((path) => TEXT_FILE.test(path) && !NOT_SERVED.test(path))) {
    const path = join(folder, name);
    // Already compressed by an earlier build into the same folder.
    if (existsSync(`${path}.br`)) continue;
    const content = readFileSync(path);
    if (content.length < MIN_BYTES) continue;
    const digest = createHash('sha256').update(content).digest('base64');
    const same = compressed.get(digest);
    if (same === undefined) compressFile(path, content, level);
    else for (const extension of ['.br', '.gz']) copyFileSync(`${same}${extension}`, `${path}${extension}`);
    compressed.set(digest, path);
  }
}

function compressFile(path: string, content: Buffer, level: typeof BEST): void {
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level.brotli } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(content, { level: level.gzip }));
}
