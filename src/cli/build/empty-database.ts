/** Packs an empty embedded database for first starts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function emptyDatabase(): Plugin {
  return {
    name: 'empty-database',
    apply: 'build',
    closeBundle: async () => {
      // Imported only here: Vite also reads its configuration at each start in development, where nothing is packed.
      const { createEmbedded } = await import('#platform/db/database.ts');
      const { EMPTY_DATABASE, packFolder } = await import('#platform/db/empty-database.ts');
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
