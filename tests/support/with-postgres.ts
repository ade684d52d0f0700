/** Runs a command with TEST_DATABASE_URL pointing to a PostgreSQL that lives as long as the command. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from './postgres.ts';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Name the command to run');

const postgres = await startPostgres({ isDurable: false });
try {
  const child = spawn(command, args, {
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code]: (number | null)[] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await postgres.remove();
}
