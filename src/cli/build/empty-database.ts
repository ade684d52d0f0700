/** Packs an empty embedded database for first starts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

export function emptyDatabase(): Plugin {
  let target = '';
  return {
    name: 'empty-database',
    apply: 'build',
    configResolved: (config) => {
      target = resolve(config.root, config.build.outDir, 'database');
    },
    closeBundle: async () => {
      // Imported only here: Vite also reads its configuration at each start in development, where nothing is packed.
      const { createEmbedded } = await import('#platform/server/db/database.ts');
      const { EMPTY_DATABASE, packFolder } = await import('#platform/server/db/embedded/empty-database.ts');
      const folder = mkdtempSync(join(tmpdir(), 'groundswell-empty-database-'));
      try {
        const database = await createEmbedded(join(folder, 'database'));
        await database.close();
        packFolder(join(folder, 'database'), join(target, basename(EMPTY_DATABASE)));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
