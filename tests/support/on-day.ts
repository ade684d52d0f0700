/** Runs a command on another day: `node tests/support/on-day.ts 2028-02-29 Asia/Kolkata vitest run …`. */
import { clockEnv } from './clock.ts';
import { runCommand } from './run-command.ts';

const [day, zone, command, ...args] = process.argv.slice(2);
if (!day || !zone || !command) throw new Error('Name the day, the time zone and the command to run');

await runCommand(command, args, clockEnv(day, zone));
