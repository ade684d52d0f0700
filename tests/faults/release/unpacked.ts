/** A release, unpacked where nothing of the checkout is above it. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeRelease } from '#cli/release/release.ts';

export interface Unpacked {
  /** A folder for everything that a test of the release writes. */
  home: string;
  folder: string;
  remove(): void;
}

/** An environment with nothing of this process: no Node.js, no settings. */
export const BARE = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

export async function unpackRelease(): Promise<Unpacked> {
  const home = mkdtempSync(join(tmpdir(), 'groundswell-release-'));
  const { archive, folder } = await makeRelease({ withNode: true });
  execFileSync('tar', ['-xzf', archive, '-C', home]);
  return { home, folder: join(home, basename(folder)), remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** The next release: the same program, and one more migration. */
export function deriveNext({ home, folder }: Unpacked, migration: { name: string; sql: string }): string {
  const next = join(home, 'next');
  cpSync(folder, next, { recursive: true });
  writeFileSync(join(next, 'server/domains/people/server/migrations', migration.name), migration.sql);
  return next;
}

export interface Started {
  process: ChildProcess;
  output(): string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

export function startProgram(path: string, env: Record<string, string>, cwd: string, args: string[] = []): Started {
  const child = spawn(path, args, { cwd, env: { ...BARE, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { process: child, output: () => text, ended };
}

export const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env: BARE }).status === 0;
