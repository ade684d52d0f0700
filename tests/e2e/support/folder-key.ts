/** A hash of everything the prepared folders depend on. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMigrationFiles } from '#platform/db/migrate.ts';
import { readLoaded } from '../../support/loaded-modules.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LOCK_FILE = join(ROOT, 'package-lock.json');

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
    waiting.push(...readLoaded(path));
  }
  return found;
}
