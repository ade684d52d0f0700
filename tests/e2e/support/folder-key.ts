/** A hash of everything the prepared folders depend on. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMigrationFiles } from '#platform/db/migrate.ts';
import { listLoaded } from '../../support/loaded-modules.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LOCK_FILE = join(ROOT, 'package-lock.json');

/** @param maker the module that creates them, included with all its imports. @param moment when they are created. */
export function folderKey(maker: string, moment: Date): string {
  const hash = createHash('sha256').update(moment.toISOString());
  for (const path of [...listLoaded(maker), ...listMigrationFiles(), LOCK_FILE].sort()) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
