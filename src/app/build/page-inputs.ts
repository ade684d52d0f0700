/**
 * Says whether the built page is older than what it is built from. The build leaves a hash of its inputs in its own
 * folder, so a page that was deleted, copied or built by hand is judged by what it is.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
const STAMP = '.vite/built-from';
const FOLDERS = ['src', 'generated'];
const FILES = ['vite.config.ts', 'package-lock.json'];
/** What never reaches the page, so that a change to it asks for no build. */
const SERVER_ONLY = /^src\/(domains\/[^/]+\/server|app\/(cli|demo)|platform\/(?!browser))(\/|$)/;

export function isPageUpToDate(): boolean {
  const stamp = join(ROOT, 'dist', STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashPageInputs();
}

function hashPageInputs(): string {
  const hash = createHash('sha256').update(process.env['VITE_API_BASE'] ?? '');
  for (const path of [...FILES, ...FOLDERS.flatMap(listFiles)]) {
    hash.update(`\0${path}\0`).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex');
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((path) => !SERVER_ONLY.test(path))
    .sort();
}

/** Taken when the build begins: what changes meanwhile makes the page out of date. */
export function stampPageInputs() {
  let folder = '';
  let inputs = '';
  let isWritten = false;
  const plugin: Plugin = {
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
  };
  return {
    plugin,
    /** Called at the end of it all: a page that is cut off before, or fails, is built again. */
    write: () => {
      if (isWritten) writeFileSync(join(folder, STAMP), inputs);
    },
  };
}
