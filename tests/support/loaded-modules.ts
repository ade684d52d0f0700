/** Which modules a file loads, by its imports. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
/** Type imports aren't loaded. */
const LOADED = /^\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([.#][^']+)'|\bimport\('([.#][^']+)'\)/gm;

/** @returns the paths of our own modules that the file imports directly. */
export function readLoaded(file: string): string[] {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return [];
  const found = readFileSync(file, 'utf8').matchAll(LOADED);
  return [...found].map(([, imported, lazy]) => pathOf(imported ?? lazy ?? '', file));
}

/** @returns the paths of our own modules that a program consists of, including its own. */
export function listLoaded(program: string): Set<string> {
  const found = new Set<string>();
  const waiting = [program];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !existsSync(path)) continue;
    found.add(path);
    waiting.push(...readLoaded(path));
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
