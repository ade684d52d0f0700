/** A hash of everything the prepared folders depend on. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listMigrationFiles } from '#platform/db/migrate.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LOCK_FILE = join(ROOT, 'package-lock.json');
/** The imports of one of our modules; type imports don't count. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^;]*?\sfrom\s)?'(\.[^']+)'/gm;

/** @param maker the module that creates them, included with all its imports. @param moment when they are created. */
export function folderKey(maker: string, moment: Date): string {
  const hash = createHash('sha256').update(moment.toISOString());
  for (const path of [...modulesOf(maker), ...listMigrationFiles(), LOCK_FILE].sort()) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function modulesOf(entry: string): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !existsSync(path)) continue;
    found.add(path);
    for (const [, imported = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      waiting.push(join(dirname(path), imported));
    }
  }
  return found;
}
