/**
 * Makes the community of a backup again, in an empty database and storage. Everything is checked before anything is
 * written. The database comes last and in one transaction, so that it's either empty or whole; a restore that was
 * interrupted before can be repeated, and keeps the files that it has copied.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { keepSecret, readSecretInUse } from '../config/secrets.ts';
import type { Database, RunSql } from '../db/database.ts';
import { applyDefinitions, applyMigrations, beginMigrating, readMigrations } from '../db/migrate.ts';
import { ensureQueueSchema } from '../jobs/queue-schema.ts';
import { type CopyProgress, copyFiles, hashOf } from '../storage/copy-files.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { ListedFile, Storage } from '../storage/storage.ts';
import {
  BackupError,
  changed,
  fileListIn,
  hashOfFile,
  type Manifest,
  readManifest,
  secretIn,
  tablePathIn,
} from './backup-folder.ts';
import { inGroups, readLines } from './lines.ts';
import { fingerprintOf } from './make-backup.ts';
import {
  dropReferences,
  emptyTables,
  hasTables,
  inPlainForm,
  listTables,
  loadRows,
  ROWS_AT_ONCE,
  setSequence,
} from './tables.repository.ts';

export interface RestoreNeeds {
  database: Database;
  storage: Storage;
  config: Pick<Config, 'tokenSecret' | 'tokenSecretBefore' | 'dataDir'>;
  onProgress?: (progress: CopyProgress) => void;
  signal?: AbortSignal;
}

/** @throws {BackupError} before anything is written, for a backup that is damaged or newer, or a place that isn't empty. */
export async function restoreBackup(needs: RestoreNeeds, folder: string): Promise<Manifest> {
  const { database, storage } = needs;
  const copies = createFolderStorage(folder);
  const manifest = await readManifest(folder);
  assertKnownSchema(manifest);
  const secret = await checkSecret(needs, manifest, folder);
  await assertEmpty(database.run);
  await checkTables(manifest, folder);
  await checkFiles(manifest, { folder, copies, storage });

  if (secret !== null) keepSecret(needs.config.dataDir, secret);
  await copyFiles({ from: copies, to: storage }, { ...needs, comparesAll: true });
  if ((await ensureQueueSchema(database)) !== manifest.queueVersion) throw fromOtherRelease(manifest);
  await database.runInTransaction((run) => loadDatabase(run, manifest, folder));
  return manifest;
}

async function assertEmpty(run: RunSql): Promise<void> {
  if (await hasTables(run)) {
    throw new BackupError('The database isn’t empty. Restore into an empty one: a new database, or a new DATA_DIR.');
  }
}

function assertKnownSchema(manifest: Manifest): void {
  const known = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]));
  const unknown = manifest.migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (!unknown) return;
  throw new BackupError(
    `The backup’s schema isn’t one that this release knows: ${unknown.name} differs or is missing here. ${remedy(manifest)}`,
  );
}

const remedy = ({ release }: Manifest) => `Restore it with release ${release}, which made it, and upgrade afterwards.`;

const fromOtherRelease = (manifest: Manifest) =>
  new BackupError(`The backup’s job queue has another version than this release’s. ${remedy(manifest)}`);

/** @returns the secret to put in place; null if it's there already. */
async function checkSecret({ config }: RestoreNeeds, { secret }: Manifest, folder: string): Promise<Buffer | null> {
  const current = readSecretInUse(config);
  const known = [current?.value, config.tokenSecretBefore].filter((one) => one != null);
  if (known.some((one) => fingerprintOf(one) === secret.fingerprint)) return null;
  if (current) {
    const where = current.isOurs ? `that of ${config.dataDir}` : 'TOKEN_SECRET';
    throw new BackupError(
      `The community had another secret than ${where}, so everyone would have to log in again and second steps would be lost. ${
        current.isOurs
          ? 'Restore into a new DATA_DIR.'
          : 'Set TOKEN_SECRET to the one it had, or leave it out if the backup has it.'
      }`,
    );
  }
  if (secret.sha256 === null) {
    throw new BackupError('The community’s secret isn’t in the backup: set TOKEN_SECRET to the one it had.');
  }
  const hash = await hashOfFile(secretIn(folder)).catch(() => null);
  if (hash !== secret.sha256) throw changed('token-secret');
  return Buffer.from(await readFile(secretIn(folder), 'utf8'), 'base64');
}

async function checkTables({ tables }: Manifest, folder: string): Promise<void> {
  for (const { name, sha256 } of tables) {
    const hash = await hashOfFile(tablePathIn(folder, name)).catch(() => null);
    if (hash !== sha256) throw changed(`database/${name}.jsonl.gz`);
  }
}

interface Places {
  folder: string;
  /** The files in the backup. */
  copies: Storage;
  storage: Storage;
}

/** Compares the files with their list, and with those that an interrupted restore has left where they belong. */
async function checkFiles({ files }: Manifest, { folder, copies, storage }: Places): Promise<void> {
  const list = fileListIn(folder);
  if ((await hashOfFile(list).catch(() => null)) !== files.sha256) throw changed('files.jsonl.gz');
  const there = iterate(copies.list());
  const theirs = iterate(storage.list());
  let found = await there.next();
  let placed = await theirs.next();
  for await (const line of readLines(list)) {
    const { key, bytes, sha256 } = JSON.parse(line) as ListedFile & { sha256: string };
    const isThere = !found.done && found.value.key === key && found.value.bytes === bytes;
    if (!isThere || (await hashOf(copies, key)) !== sha256) throw changed(join('files', key));
    found = await there.next();
    if (!placed.done && placed.value.key === key) placed = await theirs.next();
    else if (!placed.done && placed.value.key < key) throw notEmpty(placed.value.key);
  }
  if (!found.done) throw changed(join('files', found.value.key));
  if (!placed.done) throw notEmpty(placed.value.key);
}

const iterate = <T>(items: AsyncIterable<T>) => items[Symbol.asyncIterator]();

const notEmpty = (key: string) =>
  new BackupError(`The storage of uploaded files isn’t empty: it has ${key}. Restore into an empty folder or bucket.`);

/** With the schema of the backup; what this release adds to it comes afterwards, as in an upgrade. */
async function loadDatabase(run: RunSql, { migrations, tables, sequences }: Manifest, folder: string): Promise<void> {
  await beginMigrating(run);
  // The files took a while to copy, and a platform may have been started on the database meanwhile.
  await assertEmpty(run);
  const names = new Set(migrations.map(({ name }) => name));
  await applyMigrations(run, (name) => names.has(name));
  await inPlainForm(run);
  const shapes = await listTables(run);
  const addReferences = await dropReferences(run);
  await emptyTables(run, shapes);
  for (const { name, columns, rows } of tables) {
    const shape = shapes.find((one) => one.name === name);
    if (!shape || shape.columns.join() !== columns.join()) throw new Error(`The table ${name} has other columns here`);
    let loaded = 0;
    for await (const lines of inGroups(readLines(tablePathIn(folder, name)), ROWS_AT_ONCE)) {
      await loadRows(run, shape, lines);
      loaded += lines.length;
    }
    if (loaded !== rows) throw new Error(`The table ${name} has ${loaded} rows in the backup instead of ${rows}`);
  }
  for (const statement of addReferences) await run(statement);
  for (const sequence of sequences) await setSequence(run, sequence);
  await applyMigrations(run);
  await applyDefinitions(run);
}
