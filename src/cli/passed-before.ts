/**
 * Remembers that a check passed, by a hash of everything it reads, so that it isn't repeated while that is unchanged.
 * The hashes are stored in node_modules, so a fresh installation starts without any.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules/.cache/passed-checks';
/** Inputs of every check: what npm has installed, settings, and the checks' own code. */
const READ_BY_ALL = ['node_modules/.package-lock.json', 'package.json', 'tsconfig.json', 'src/cli'];

/** @param inputs files and folders, besides those that every check reads. @returns the mark for their contents. */
export function passMark(check: string, inputs: readonly string[]): { isSet: () => boolean; set: () => void } {
  const path = join(FOLDER, check);
  const hash = createHash('sha256').update(process.version);
  for (const file of [...READ_BY_ALL, ...inputs].flatMap(filesIn))
    hash.update(`\0${file}\0`).update(readFileSync(file));
  const mark = hash.digest('hex');
  return {
    isSet: () => readIfThere(path) === mark,
    set: () => {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(path, mark);
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

function readIfThere(path: string): string | null {
  return statSync(path, { throwIfNoEntry: false }) ? readFileSync(path, 'utf8') : null;
}
