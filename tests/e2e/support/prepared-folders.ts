/**
 * Initial data folders for servers. Each is created once, cached in the package cache until its inputs change,
 * and copied for each server.
 */
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Contents } from './casts.ts';
import { copyDatabase, filesIn, isOnPostgres, neededFolders } from './prepared-databases.ts';

const MAKER = join(import.meta.dirname, 'make-folders.ts');
const PLACE = 'TEST_FOLDERS';
const run = promisify(execFile);

/** Creates missing ones and tells the workers their paths. */
export async function prepareFolders(names: readonly string[] = neededFolders()): Promise<void> {
  // A separate process lives on the tests' day.
  const { stdout } = await run(process.execPath, [MAKER, ...names]);
  process.env[PLACE] = stdout.trim();
}

export interface ServerData {
  dataDir: string;
  databaseUrl: string | null;
}

/** @returns data of its own for a server; the caller removes the folder. */
export async function copyData(contents: Contents): Promise<ServerData> {
  const databaseUrl = isOnPostgres(contents) ? await copyDatabase(contents) : null;
  const folder = await mkdtemp(join(tmpdir(), `groundswell-${contents}-`));
  // Thousands of small files: a quarter of the time of Node's own copying.
  await run('cp', [
    '-R',
    `${databaseUrl ? filesIn(join(place(), 'postgres'), contents) : join(place(), contents)}/.`,
    folder,
  ]);
  return { dataDir: folder, databaseUrl };
}

/** Where they are. */
export function place(): string {
  const path = process.env[PLACE];
  if (!path) throw new Error('The folders are not prepared');
  return path;
}
