/** Finds the tests that need no server or database, by their imports, so that new tests join the right project. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readLoaded } from '../../src/cli/testing/loaded-modules.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A test that imports one of these needs a database or the running server. */
const OPENERS = [
  'src/app/server/server.ts',
  'tests/support/database.ts',
  'tests/support/postgres.ts',
  'tests/support/server-process.ts',
].map((path) => join(ROOT, path));
/** The flow maps' browser preparations are only used by browser tests. */
const BROWSER_TESTS = join(ROOT, 'tests/e2e');

/** @returns the pure tests that match the patterns, as paths from the project's root. */
export function findPureTests(include: string, exclude: readonly string[]): string[] {
  const reaches = (file: string, seen: Set<string>): boolean => {
    if (OPENERS.includes(file)) return true;
    if (seen.has(file) || file.startsWith(BROWSER_TESTS)) return false;
    seen.add(file);
    return readLoaded(file).some((next) => reaches(next, seen));
  };
  const tests = globSync(include, { cwd: ROOT, exclude });
  return tests.filter((test) => !reaches(join(ROOT, test), new Set())).sort();
}
