/** Runs a command on another day: `node tests/support/on-day.ts 2028-02-29 Asia/Kolkata vitest run …`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { clockEnv } from './clock.ts';

const [day, zone, command, ...args] = process.argv.slice(2);
if (!day || !zone || !command) throw new Error('Name the day, the time zone and the command to run');

const child = spawn(command, args, {
  env: { ...process.env, ...clockEnv(day, zone) },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code]: (number | null)[] = await once(child, 'exit');
process.exitCode = code ?? 1;
