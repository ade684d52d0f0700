/** Both databases that faults are tested on, each as environment variables and a way to query it afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import { unpackTemplate } from '../support/database.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

export interface FaultyDatabase {
  /** For the server's key and the embedded database. */
  dataDir: string;
  env: Record<string, string>;
  /** Null for the embedded database. */
  postgres: TestPostgres | null;
  /** May only be called while no server is using the database. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

export const DATABASE_KINDS = ['embedded', 'PostgreSQL'] as const;

/** An embedded database is already migrated: creating one takes seconds and isn't tested here. */
export async function createDatabase(kind: (typeof DATABASE_KINDS)[number]): Promise<FaultyDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-faults-'));
  const postgres = kind === 'PostgreSQL' ? await startPostgres({ isDurable: true }) : null;
  if (!postgres) await unpackTemplate(join(dataDir, 'database'));
  return {
    dataDir,
    env: postgres ? { DATABASE_URL: postgres.url } : {},
    postgres,
    open: () => openDatabase({ databaseUrl: postgres?.url ?? null, poolSize: 2, dataDir }),
    remove: async () => {
      await postgres?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
