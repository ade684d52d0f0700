import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a command as this process's own: with its streams, its signals and, at the end, its exit code. */
export async function runCommand(command: string, args: readonly string[], env: Record<string, string>): Promise<void> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code]: (number | null)[] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}
