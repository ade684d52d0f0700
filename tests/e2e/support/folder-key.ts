/** A hash of everything the prepared folders depend on. */
import { join } from 'node:path';
import { hashFiles } from '#cli/build/hash-files.ts';
import { listLoaded } from '#cli/testing/loaded-modules.ts';
import { listSchemaFiles } from '#platform/server/db/schema-files.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LOCK_FILE = join(ROOT, 'package-lock.json');

/** @param maker the module that creates the folders, hashed with all its imports. @param moment their creation time. */
export const folderKey = (maker: string, moment: Date): string =>
  hashFiles([...listLoaded([maker]), ...listSchemaFiles(), LOCK_FILE], moment.toISOString());
