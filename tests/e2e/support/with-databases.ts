/** Runs a command, `playwright test`, with TEST_DATABASE_URL pointing to a PostgreSQL that has the browser tests' templates. */
import '../../../playwright.config.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from '../../support/postgres.ts';
import { foldersFor } from './prepared-databases.ts';
import { place, prepareFolders } from './prepared-folders.ts';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Name the command to run');

await prepareFolders(foldersFor(true));
const postgres = await startPostgres({ isDurable: false, copyOf: join(place(), 'postgres/data') });
try {
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
  const child = spawn(command, args, { env, stdio: 'inherit', shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code]: (number | null)[] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await postgres.remove();
}
