/** Runs `playwright test` with TEST_DATABASE_URL pointing to a PostgreSQL that has the browser tests' templates. */
import '../../../playwright.config.ts';
import { join } from 'node:path';
import { startPostgres } from '../../support/postgres.ts';
import { runCommand } from '../../support/run-command.ts';
import { foldersFor } from './prepared-databases.ts';
import { place, prepareFolders } from './prepared-folders.ts';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Name the command to run');

await prepareFolders(foldersFor(true));
const postgres = await startPostgres({ isDurable: false, copyOf: join(place(), 'postgres/data') });
try {
  await runCommand(command, args, { TEST_DATABASE_URL: postgres.url });
} finally {
  await postgres.remove();
}
