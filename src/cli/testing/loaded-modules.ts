/** Which modules a file loads, by its imports. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../../..');
/** Type imports aren't loaded. */
const LOADED = /^\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([.#][^']+)'|\bimport\('([.#][^']+)'\)/gm;

const alreadyRead = new Map<string, string[]>();

/** @returns the paths of our own modules that the file imports directly. */
export function readLoaded(file: string): string[] {
  const known = alreadyRead.get(file);
  if (known) return known;
  const isCode = /\.tsx?$/.test(file) && existsSync(file);
  const found = isCode ? readFileSync(file, 'utf8').matchAll(LOADED) : [];
  const loaded = [...found].map(([, imported, lazy]) => pathOf(imported ?? lazy ?? '', file));
  alreadyRead.set(file, loaded);
  return loaded;
}

/**
 * @param ends modules whose own imports aren't followed.
 * @returns the paths of our own modules that programs consist of, including their own.
 */
export function listLoaded(programs: readonly string[], ends: readonly string[] = []): Set<string> {
  const found = new Set<string>();
  const waiting = [...programs];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !existsSync(path)) continue;
    found.add(path);
    if (!ends.includes(path)) waiting.push(...readLoaded(path));
  }
  return found;
}

/** Resolved by the `imports` of package.json, or relative to the file. */
function pathOf(specifier: string, from: string): string {
  if (!specifier.startsWith('#')) return resolve(dirname(from), specifier);
  const [room = '', ...rest] = specifier.split('/');
  const folders: Record<string, string | object> = packageJson.imports;
  return join(ROOT, String(folders[`${room}/*`] ?? '').replace('*', rest.join('/')));
}
