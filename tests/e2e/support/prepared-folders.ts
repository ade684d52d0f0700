/**
 * Initial data folders for servers. Each is created once, cached in node_modules until its inputs change, and copied
 * for each server.
 */
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Contents } from './casts.ts';
import { copyDatabase, filesIn, isOnPostgres, neededFolders } from './prepared-databases.ts';

const MAKER = join(import.meta.dirname, 'make-folders.ts');
const FOLDERS_VARIABLE = 'TEST_FOLDERS';
const run = promisify(execFile);

/** Creates the folders that are missing, and passes their location to the workers. */
export async function prepareFolders(names: readonly string[] = neededFolders()): Promise<void> {
  // In a separate process, since its clock is shifted.
  const { stdout } = await run(process.execPath, [MAKER, ...names]);
  process.env[FOLDERS_VARIABLE] = stdout.trim();
}

export interface ServerData {
  dataDir: string;
  databaseUrl: string | null;
}

/** @returns a copy of the data for one server. The caller removes the folder. */
export async function copyData(contents: Contents): Promise<ServerData> {
  const databaseUrl = isOnPostgres(contents) ? await copyDatabase(contents) : null;
  const folder = await mkdtemp(join(tmpdir(), `groundswell-${contents}-`));
  // For thousands of small files, `cp` takes a quarter of the time that Node.js does.
  await run('cp', [
    '-R',
    `${databaseUrl ? filesIn(join(place(), 'postgres'), contents) : join(place(), contents)}/.`,
    folder,
  ]);
  return { dataDir: folder, databaseUrl };
}

/** The location of the prepared folders. */
export function place(): string {
  const path = process.env[FOLDERS_VARIABLE];
  if (!path) throw new Error('The folders are not prepared');
  return path;
}
