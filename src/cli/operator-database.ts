/** Opens the platform's database for an operator's command. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { explainStartFailure } from '#app/server/start-failure.ts';
import { type Config, ConfigError, readConfig } from '#platform/server/config/config.ts';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import { hasEmbeddedDatabase } from '#platform/server/db/embedded/embedded-folder.ts';

/**
 * Closes the database afterwards. A failure that an operator can mend is printed, and sets the exit code.
 *
 * @param makes whether an embedded database is made where there is none.
 */
export async function withDatabase(
  work: (database: Database, config: Config) => Promise<void>,
  { makes = false } = {},
): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const config = readConfig(process.env);
    const database = await open(config, makes);
    try {
      await work(database, config);
    } finally {
      await database.close();
    }
  } catch (error) {
    const explanation = explainStartFailure(error, process.env);
    if (explanation === null) throw error;
    process.stderr.write(`${explanation}\n`);
    process.exitCode = 1;
  }
}

async function open({ databaseUrl, databaseDirectUrl, dataDir }: Config, makes: boolean): Promise<Database> {
  // Opening a missing database would create an empty one.
  if (!makes && !databaseUrl && !hasEmbeddedDatabase(dataDir)) {
    throw new ConfigError(`There is no database in ${resolve(dataDir)}. Set DATABASE_URL, or DATA_DIR to its folder.`);
  }
  return openDatabase({ databaseUrl: databaseDirectUrl ?? databaseUrl, poolSize: 1, dataDir, isPatient: true });
}
