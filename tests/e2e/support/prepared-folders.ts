/**
 * The data folders that servers begin with. Each is made once, kept in the package cache as long as what it is made
 * from stays the same, and copied for each server.
 */
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Contents } from './casts.ts';

const MAKER = join(import.meta.dirname, 'make-folders.ts');
const PLACE = 'TEST_FOLDERS';
const run = promisify(execFile);

/** Makes what is missing, and tells the workers where it stands. */
export async function prepareFolders(): Promise<void> {
  // A process of its own lives on the day of the tests.
  const { stdout } = await run(process.execPath, [MAKER]);
  process.env[PLACE] = stdout.trim();
}

/** @returns a new data folder, which the caller removes. */
export async function copyFolder(contents: Contents): Promise<string> {
  const place = process.env[PLACE];
  if (!place) throw new Error('The folders are not prepared');
  const folder = await mkdtemp(join(tmpdir(), `groundswell-${contents}-`));
  // Thousands of small files: a quarter of what Node's own copying takes.
  await run('cp', ['-R', `${join(place, contents)}/.`, folder]);
  return folder;
}
