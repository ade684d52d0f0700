/** The two databases that faults are tried on, each as variables for a server and a way to look into it afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

export interface FaultyDatabase {
  /** For the server's key and, when it is embedded, the database itself. */
  dataDir: string;
  env: Record<string, string>;
  /** Null when it is embedded. */
  postgres: TestPostgres | null;
  /** Only while no server runs on it. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

export const DATABASE_KINDS = ['embedded', 'PostgreSQL'] as const;

export async function createDatabase(kind: (typeof DATABASE_KINDS)[number]): Promise<FaultyDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-faults-'));
  const postgres = kind === 'PostgreSQL' ? await startPostgres({ isDurable: true }) : null;
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
