/**
 * Remembers that a check passed, by a hash of everything it reads, so that it isn't repeated while that is unchanged.
 * The hashes are stored in node_modules, so a fresh installation starts without any.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules/.cache/passed-checks';
/** Inputs of every check: what npm has installed, settings, and the checks' own code. */
const COMMON_INPUTS = ['node_modules/.package-lock.json', 'package.json', 'tsconfig.json', 'src/cli'];

/** @param inputs files and folders, besides those that every check reads. @returns the mark for their contents. */
export function openCheckCache(
  check: string,
  inputs: readonly string[],
): { hasPassed: () => boolean; recordPass: () => void } {
  const path = join(FOLDER, check);
  const hash = createHash('sha256').update(process.version);
  for (const file of [...COMMON_INPUTS, ...inputs].flatMap(filesIn))
    hash.update(`\0${file}\0`).update(readFileSync(file));
  const digest = hash.digest('hex');
  return {
    hasPassed: () => readIfExists(path) === digest,
    recordPass: () => {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(path, digest);
    },
  };
}

function filesIn(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [path] : [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function readIfExists(path: string): string | null {
  return statSync(path, { throwIfNoEntry: false }) ? readFileSync(path, 'utf8') : null;
}
