/** Packs an empty embedded database for first starts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createEmbedded } from '#platform/db/database.ts';
import { EMPTY_DATABASE, packFolder } from '#platform/db/empty-database.ts';

export function emptyDatabase(): Plugin {
  return {
    name: 'empty-database',
    apply: 'build',
    closeBundle: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'groundswell-empty-database-'));
      try {
        const database = await createEmbedded(join(folder, 'database'));
        await database.close();
        packFolder(join(folder, 'database'), EMPTY_DATABASE);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
