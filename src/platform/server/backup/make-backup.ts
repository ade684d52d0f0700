/**
 * Writes a community into a folder: database, uploaded files and the secret that the server made. People can use it
 * meanwhile: all tables are read as they were at one moment. An interrupted backup resumes with the files it has; the
 * tables are read again, since that moment has passed.
 */
import { createHash, createHmac } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { Config } from '../config/config.ts';
import { readSecretInUse } from '../config/secrets.ts';
import type { Database } from '../db/database.ts';
import { findQueueVersion } from '../jobs/queue-schema.ts';
import { type CopyProgress, copyFiles, hashOf } from '../storage/copy-files.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import {
  BackupError,
  beginBackup,
  type DumpedTable,
  fileListIn,
  finishBackup,
  type Manifest,
  secretIn,
  tablePathIn,
  writeWhole,
} from './backup-folder.ts';
import { writeLines } from './lines.ts';
import { dumpRows, inPlainForm, listAppliedMigrations, listSequences, listTables } from './tables.repository.ts';

export interface BackupNeeds {
  database: Database;
  storage: Storage;
  config: Pick<Config, 'tokenSecret' | 'dataDir'>;
  onProgress?: (progress: CopyProgress) => void;
  signal?: AbortSignal;
}

export interface BackupMade {
  takenAt: Date;
  bytes: number;
  files: number;
}

/** @throws {BackupError} for a folder that has something else, or a database without a community. */
export async function makeBackup(needs: BackupNeeds, folder: string): Promise<BackupMade> {
  const { storage, config } = needs;
  const secret = readSecretInUse(config);
  if (!secret) throw new BackupError('There is nothing to back up yet: the platform was never started here.');
  const fingerprint = fingerprintOf(secret.value);
  await beginBackup(folder, fingerprint);
  const copies = createFolderStorage(folder);
  const copy = () => copyFiles({ from: storage, to: copies }, needs);
  // Before the database, so that no file is missing that is deleted meanwhile, and after it for those that are new.
  await copy();
  const database = await dumpDatabase(needs, folder);
  await copy();
  const { files, fileBytes } = await writeFileList(copies, folder);
  await rm(secretIn(folder), { force: true });
  const text = secret.value.toString('base64');
  if (secret.isOurs) await writeWhole(secretIn(folder), text);
  const sha256 = secret.isOurs ? createHash('sha256').update(text).digest('hex') : null;
  await finishBackup(folder, { ...database, files, secret: { fingerprint, sha256 } });
  const tableBytes = database.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  return { takenAt: new Date(database.takenAt), bytes: tableBytes + files.bytes + fileBytes, files: files.count };
}

/** Says whether two secrets are the same without saying anything of them. */
export const fingerprintOf = (secret: Buffer): string =>
  createHmac('sha256', secret).update('fingerprint for backups').digest('hex').slice(0, 16);

type DumpedDatabase = Omit<Manifest, 'files' | 'secret'>;

async function dumpDatabase({ database, signal }: BackupNeeds, folder: string): Promise<DumpedDatabase> {
  const queueVersion = await findQueueVersion(database);
  if (queueVersion === null) throw new BackupError('The platform was never started on this database. Start it first.');
  await mkdir(dirname(tablePathIn(folder, '')), { recursive: true, mode: 0o700 });
  return database.runInTransaction(async (run) => {
    // The first statement of a transaction decides on the moment whose rows all others see.
    await run('set transaction isolation level repeatable read, read only');
    await inPlainForm(run);
    const { rows } = await run('select now() as now');
    const tables: DumpedTable[] = [];
    for (const shape of await listTables(run)) {
      signal?.throwIfAborted();
      const { lines, ...written } = await writeLines(tablePathIn(folder, shape.name), dumpRows(run, shape));
      tables.push({ name: shape.name, columns: shape.columns, rows: lines, ...written });
    }
    return {
      format: 1,
      release: packageJson.version,
      takenAt: new Date(String(rows[0]?.['now'])).toISOString(),
      migrations: await listAppliedMigrations(run),
      queueVersion,
      tables,
      sequences: await listSequences(run),
    };
  });
}

async function writeFileList(copies: Storage, folder: string) {
  let fileBytes = 0;
  const lines = async function* () {
    for await (const { key, bytes } of copies.list()) {
      fileBytes += bytes;
      yield JSON.stringify({ key, bytes, sha256: await hashOf(copies, key) });
    }
  };
  const { lines: count, ...written } = await writeLines(fileListIn(folder), lines());
  return { files: { count, ...written }, fileBytes };
}
