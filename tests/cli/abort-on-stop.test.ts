import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const MODULE = join(import.meta.dirname, '../../src/cli/abort-on-stop.ts');
/** A command that reports its start and a request to stop, and otherwise ends after a while. */
const COMMAND = `
  const { abortOnStop } = await import(${JSON.stringify(MODULE)});
  const until = setTimeout(() => process.exit(), ENDS_AFTER_MS);
  abortOnStop().addEventListener('abort', () => (process.stdout.write('stopped'), clearTimeout(until)));
  process.stdout.write('running ');
`;

/** Runs the command in a shell, as npm does, and kills the shell. @returns the command's output. */
async function loseTheShell(env: Record<string, string>, endsAfterMs: number): Promise<string> {
  const command = COMMAND.replace('ENDS_AFTER_MS', String(endsAfterMs));
  // The second command keeps the shell from replacing itself with the first.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; exit', process.execPath, command], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = text(shell.stdout);
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  return said;
}

describe('a command whose shell ended', () => {
  it('is told to stop if npm started it', async () => {
    expect(await loseTheShell({ npm_lifecycle_event: 'start' }, 60_000)).toContain('stopped');
  });

  it('goes on otherwise', async () => {
    expect(await loseTheShell({}, 2_500)).not.toContain('stopped');
  });
});
