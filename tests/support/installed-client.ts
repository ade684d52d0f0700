/** The client's package as others have it: packed, and installed into an empty folder. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { packClient } from '#cli/client/pack-client.ts';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

export interface InstalledClient {
  archive: string;
  /** Where the package is installed. */
  folder: string;
  /** @returns the path of a program in the folder. */
  writeProgram: (name: string, code: string) => string;
  remove: () => void;
}

export async function installClient(): Promise<InstalledClient> {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'client-')));
  const folder = join(parent, 'consumer');
  mkdirSync(folder);
  const archive = await packClient(join(parent, 'packed'));
  await install(archive, folder, parent);
  return {
    archive,
    folder,
    writeProgram: (name, code) => {
      const path = join(folder, name);
      writeFileSync(path, code);
      return path;
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** Offline, with the checks' only dependency from our own packages: it's the same as from a registry. */
async function install(archive: string, folder: string, parent: string): Promise<void> {
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  const shell = process.platform === 'win32';
  const { stdout } = await run(
    'npm',
    ['pack', '--silent', '--pack-destination', parent, join(ROOT, 'node_modules/zod')],
    { shell },
  );
  const packages = [archive, join(parent, stdout.trim())];
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...packages], { cwd: folder, shell });
}

/** Every version of Node.js on this machine that the package promises to run on: ours, and those on the path. */
export function findNodes(): { version: string; path: string }[] {
  const paths = [process.execPath, ...(process.env['PATH'] ?? '').split(delimiter).map((part) => join(part, 'node'))];
  const found = new Map<string, string>();
  for (const path of paths) {
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim();
    if (version && Number.parseInt(version.slice(1), 10) >= 20 && !found.has(version)) found.set(version, path);
  }
  return [...found].map(([version, path]) => ({ version, path }));
}
