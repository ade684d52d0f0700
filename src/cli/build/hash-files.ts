import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * A hash of files by their paths in the project and what they say, so that it stays the same in a copy of the project.
 *
 * @param paths whole, in any order. @param seed whatever else counts.
 */
export function hashFiles(paths: Iterable<string>, seed = ''): string {
  const hash = createHash('sha256').update(seed);
  for (const path of [...paths].sort()) {
    hash.update(`\0${relative(ROOT, path).replaceAll(sep, '/')}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
