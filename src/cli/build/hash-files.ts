import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Hashes the files' contents and their paths within the project, so that a copy of the project has the same hash.
 *
 * @param paths absolute, in any order. @param seed anything else that the hash depends on.
 */
export function hashFiles(paths: Iterable<string>, seed = ''): string {
  const hash = createHash('sha256').update(seed);
  for (const path of [...paths].sort()) {
    hash.update(`\0${relative(ROOT, path).replaceAll(sep, '/')}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
