/**
 * The server as a release bundles it, which starts in two thirds of the processor time. Nobody waits for a bundle: where
 * a module has changed since the last one, tests run the modules themselves.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listMigrationFiles } from '#platform/db/migrate.ts';
import { listLoaded } from './loaded-modules.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/test-server');
/** How it is bundled, and with what. */
const MEANS = ['src/cli/release/bundle-server.ts', 'package-lock.json'].map((path) => join(ROOT, path));
export const SERVER = join(import.meta.dirname, 'run-server.ts');
const BUNDLED = 'server/run-server.js';
/** A thread of the server, which no module imports. */
const THREAD = join(ROOT, 'src/domains/auth/server/password-guessing.ts');

/** Does nothing if there is an up-to-date one. */
export async function makeBundledServer(): Promise<void> {
  const folder = join(CACHE, serverKey());
  if (existsSync(folder)) return;
  rmSync(CACHE, { recursive: true, force: true });
  const unfinished = `${folder}.${process.pid}`;
  // Brings the bundler, which only this needs.
  const { bundleServer } = await import('#cli/release/bundle-server.ts');
  await bundleServer(join(unfinished, 'server'), { 'run-server': SERVER });
  // Node takes the modules for what they are.
  writeFileSync(join(unfinished, 'package.json'), '{"type":"module"}');
  symlinkSync(join(ROOT, 'dist'), join(unfinished, 'dist'));
  renameSync(unfinished, folder);
}

/** @returns the program, or null if it is out of date. */
export function findBundledServer(): string | null {
  const program = join(CACHE, serverKey(), BUNDLED);
  return existsSync(program) ? program : null;
}

function serverKey(): string {
  const hash = createHash('sha256');
  const loaded = new Set([...listLoaded(SERVER), ...listLoaded(THREAD)]);
  for (const path of [...loaded, ...listMigrationFiles(), ...MEANS].sort()) {
    hash.update(`\0${relative(ROOT, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
