/** Compresses the built page's files once, as tightly as it goes, so that no request waits for it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILE = /\.(js|css|svg|json|txt|webmanifest)$/;
const SMALLEST_BYTES = 1024;

export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: () => {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const name of names.filter((path) => TEXT_FILE.test(path) && !path.startsWith('.vite'))) {
        compressFile(join(folder, name));
      }
    },
  };
}

function compressFile(path: string): void {
  // Of the page that was built into the same folder before.
  if (existsSync(`${path}.br`)) return;
  const content = readFileSync(path);
  if (content.length < SMALLEST_BYTES) return;
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
