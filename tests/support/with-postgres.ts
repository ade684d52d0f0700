/** Runs a command with TEST_DATABASE_URL pointing to a PostgreSQL that lives as long as the command. */
import { startPostgres } from './postgres.ts';
import { runCommand } from './run-command.ts';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Name the command to run');

// Databases are reset between files: statistics that an autovacuum gathered in one file would mislead the next one.
const postgres = await startPostgres({ isDurable: false, settings: ['autovacuum=off'] });
try {
  await runCommand(command, args, { TEST_DATABASE_URL: postgres.url });
} finally {
  await postgres.remove();
}
