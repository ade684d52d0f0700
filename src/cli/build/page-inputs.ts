/**
 * Whether the built page is out of date. The build stores a hash of its inputs in its output folder, so a page
 * that was deleted, copied or built by hand is recognised.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { isFirstPageOnly } from './first-page-only.ts';
import { hashFiles } from './hash-files.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Which one a build has says whether it is whole. */
const STAMP = { whole: '.vite/built-from', first: '.vite/first-page-built-from' } as const;
const FOLDERS = ['src', 'generated'].map((name) => join(ROOT, name));
const FILES = ['vite.config.ts', 'package-lock.json'].map((name) => join(ROOT, name));
/** Files that never reach the page, so changing them needs no build. */
const SERVER_ONLY =
  /^(src\/((domains\/[^/]+|platform|app)\/server\/|cli\/(?!(build|texts)\/)|demo\/)|generated\/statements\/)/;

export const isPageUpToDate = (): boolean => isStampedWith(STAMP.whole, hashPageInputs());

/** Whether a start needn't wait for a build. */
export function isFirstPageUpToDate(): boolean {
  const inputs = hashPageInputs();
  return isStampedWith(STAMP.whole, inputs) || isStampedWith(STAMP.first, inputs);
}

function isStampedWith(name: string, inputs: string): boolean {
  const stamp = join(ROOT, 'dist', name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
}

const hashPageInputs = (): string => hashFiles([...FILES, ...FOLDERS.flatMap(listFiles)], process.env['VITE_API_BASE']);

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !SERVER_ONLY.test(relative(ROOT, path).replaceAll(sep, '/')));
}

/** Hashes the inputs when the build starts: later changes make the page out of date. */
export function stampPageInputs(): Plugin {
  let folder = '';
  let inputs = '';
  let isWritten = false;
  return {
    name: 'stamp-page-inputs',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    buildStart: () => {
      inputs = hashPageInputs();
    },
    writeBundle: () => {
      isWritten = true;
    },
    // Written last: an interrupted or failed build is repeated.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        if (isWritten) writeFileSync(join(folder, isFirstPageOnly() ? STAMP.first : STAMP.whole), inputs);
      },
    },
  };
}
