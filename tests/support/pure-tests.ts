/** Finds the tests that need no server or database, by their imports, so that new tests join the right project. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
/** A test that imports one of these needs a database or the running server. */
const OPENERS = [
  'src/app/server.ts',
  'tests/support/database.ts',
  'tests/support/postgres.ts',
  'tests/support/server-process.ts',
].map((path) => join(ROOT, path));
/** The flow maps' browser preparations are only used by browser tests. */
const BROWSER_TESTS = join(ROOT, 'tests/e2e');
/** Type imports aren't loaded. */
const LOADED = /^\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([.#][^']+)'|\bimport\('([.#][^']+)'\)/gm;

/** @returns paths from the project's root, of those that match the patterns. */
export function findPureTests(include: string, exclude: readonly string[]): string[] {
  const loadedBy = new Map<string, string[]>();
  const reaches = (file: string, seen: Set<string>): boolean => {
    if (OPENERS.includes(file)) return true;
    if (seen.has(file) || file.startsWith(BROWSER_TESTS)) return false;
    seen.add(file);
    const loaded = loadedBy.get(file) ?? readLoaded(file);
    loadedBy.set(file, loaded);
    return loaded.some((next) => reaches(next, seen));
  };
  const tests = globSync(include, { cwd: ROOT, exclude });
  return tests.filter((test) => !reaches(join(ROOT, test), new Set())).sort();
}

/** Resolved by the `imports` of package.json, or relative to the file. */
function pathOf(specifier: string, from: string): string {
  if (!specifier.startsWith('#')) return resolve(dirname(from), specifier);
  const [room = '', ...rest] = specifier.split('/');
  const folders: Record<string, string> = packageJson.imports;
  return join(ROOT, (folders[`${room}/*`] ?? '').replace('*', rest.join('/')));
}

function readLoaded(file: string): string[] {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return [];
  const found = readFileSync(file, 'utf8').matchAll(LOADED);
  return [...found].map(([, imported, lazy]) => pathOf(imported ?? lazy ?? '', file));
}
