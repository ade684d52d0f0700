import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '#app/server/server.ts';
import type { CurrentUser, Session } from '#generated/types.gen.ts';
import { BackupError } from '#platform/server/backup/backup-folder.ts';
import { type BackupMade, makeBackup } from '#platform/server/backup/make-backup.ts';
import { restoreBackup } from '#platform/server/backup/restore-backup.ts';
import { dumpRows, inPlainForm, listSequences, listTables } from '#platform/server/backup/tables.repository.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { hashOf } from '#platform/server/storage/copy-files.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { createClient } from '../../support/client.ts';
import { foundApproved } from '../../support/councils.ts';
import { buildLoggedIn, logIn } from '../../support/factories.ts';
import { type FileStore, startFileStore } from '../../support/file-store.ts';
import { findFreePort } from '../../support/free-port.ts';
import { dataOf, logImpact } from '../../support/impacts.ts';
import { asAdministrator, withName } from '../../support/postgres-names.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { uploadPicture } from '../../support/uploads.ts';

const POSTGRES = process.env['TEST_DATABASE_URL'];
const places = mkdtempSync(join(tmpdir(), 'groundswell-backup-'));
const dataDir = join(places, 'data');
const backup = join(places, 'backup');
const newFolder = (name: string) => join(places, `${name}-${randomUUID()}`);

let server: TestServer;
let store: FileStore;
let files: Storage;
let made: BackupMade;
let token: string | null;
let member: { email: string; id: string };
let keys: unknown;

beforeAll(async () => {
  store = await startFileStore();
  // The server makes the secret.
  server = await startTestServer({ DATA_DIR: dataDir, TOKEN_SECRET: '' });
  files = await openStorage(server.config);
  const { db } = server.database;
  const admin = await buildLoggedIn(server.origin, db, { role: 'Admin' });
  const person = await buildLoggedIn(server.origin, db, { name: 'Ñandú “\\N”\t\n', lastName: 'null' });
  member = person.user;
  token = (await logIn(server.origin, person.user)).client.token;
  await foundApproved(person.client, admin.client);
  for (let count = 0; count < 3; count += 1) await uploadPicture(server.origin, person.client);
  await logImpact(person.client);
  // The difference between nothing and a value that says so.
  await server.database.run(`insert into setting_changes (key, value, before, changed_by)
    values ('announcement', 'null'::jsonb, null, '${admin.user.id}')`);
  keys = await (await fetch(`${server.origin}/.well-known/did.json`)).json();
  mkdirSync(backup, { mode: 0o755 });
  made = await makeBackup({ database: server.database, storage: files, config: server.config }, backup);
});
afterAll(async () => {
  await server.close();
  await store.close();
  rmSync(places, { recursive: true, force: true });
});

/** An empty database of the kind that tests run on, and the other one. */
const KINDS = POSTGRES ? (['PostgreSQL', 'embedded'] as const) : (['embedded'] as const);

async function openEmpty(kind: (typeof KINDS)[number]): Promise<Database> {
  if (kind === 'embedded') return openDatabase({ databaseUrl: null, poolSize: 1, dataDir: null });
  const url = POSTGRES ?? '';
  const name = `groundswell_restored_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(url, (admin) => admin.query(`create database ${name}`));
  onTestFinished(() =>
    asAdministrator(url, (admin) => admin.query(`drop database ${name} with (force)`)).then(() => {}),
  );
  return openDatabase({ databaseUrl: withName(url, name), poolSize: 4, dataDir: null });
}

/** Every row of every table, in an order that both have. */
async function contentOf(database: Database): Promise<Record<string, string[]>> {
  return database.runInTransaction(async (run) => {
    await inPlainForm(run);
    const content: Record<string, string[]> = {};
    for (const shape of await listTables(run)) {
      const rows: string[] = [];
      for await (const row of dumpRows(run, shape)) rows.push(row);
      content[shape.name] = rows.sort();
    }
    content['sequences'] = (await listSequences(run)).map((sequence) => JSON.stringify(sequence));
    return content;
  });
}

async function hashesOf(storage: Storage): Promise<Record<string, string | null>> {
  const hashes: Record<string, string | null> = {};
  for await (const { key } of storage.list()) hashes[key] = await hashOf(storage, key);
  return hashes;
}

/** While the server runs, its jobs go on, and every few seconds it adds what its machines did. */
const isInMotion = (name: string): boolean => name.startsWith('jobs.') || name.startsWith('public.flow_');
const atRest = (content: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !isInMotion(name)));

const configIn = async (folder: string, env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: folder, PORT: String(await findFreePort()), LOG_LEVEL: 'silent', ...env });

describe('a backup', () => {
  it('says what it has', () => {
    expect(made.files).toBeGreaterThan(3);
    expect(made.bytes).toBeGreaterThan(10_000);
    expect(readdirSync(backup).sort()).toEqual([
      'backup.json',
      'backup.json.sha256',
      'database',
      'files',
      'files.jsonl.gz',
      'token-secret',
    ]);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
  });

  it('isn’t written over, nor into a folder that has something else', async () => {
    const again = makeBackup({ database: server.database, storage: files, config: server.config }, backup);
    await expect(again).rejects.toThrow(/has a finished backup already/);
    const into = makeBackup({ database: server.database, storage: files, config: server.config }, dataDir);
    await expect(into).rejects.toThrow(/isn’t empty/);
  });
});

describe('a restored community', () => {
  it.each(KINDS)('has every row, file and key, on %s', async (kind) => {
    const database = await openEmpty(kind);
    const config = await configIn(newFolder('restored'));
    const storage = await openStorage(config);
    const { takenAt } = await restoreBackup({ database, storage, config }, backup);
    expect(Date.parse(takenAt)).toBe(made.takenAt.getTime());
    expect(atRest(await contentOf(database))).toEqual(atRest(await contentOf(server.database)));
    expect(Object.keys(await contentOf(database)).filter((name) => name.startsWith('jobs.'))).toHaveLength(5);
    expect(await hashesOf(storage)).toEqual(await hashesOf(files));

    const restored = await serve(config, createLogger('silent'), database);
    onTestFinished(() => restored.close());
    const client = createClient(restored.origin);
    client.token = token;
    expect(dataOf(await client.get<CurrentUser>('/users/view'))).toMatchObject({ id: member.id });
    expect((await logIn(restored.origin, member)).session satisfies Session).toBeDefined();
    const restoredKeys = await (await fetch(`${restored.origin}/.well-known/did.json`)).json();
    const hostless = (document: unknown) => JSON.stringify(document).replaceAll(/localhost%3A\d+/g, 'host');
    expect(hostless(restoredKeys)).toBe(hostless(keys));
  });

  it('has its files in a store, and in a folder again from a backup of that', async () => {
    const config = await configIn(newFolder('stored'), store.env);
    const storage = await openStorage(config);
    const database = await openEmpty('embedded');
    onTestFinished(() => database.close());
    await restoreBackup({ database, storage, config }, backup);
    expect(await hashesOf(storage)).toEqual(await hashesOf(files));
    const second = newFolder('second');
    await makeBackup({ database, storage, config }, second);
    expect(await hashesOf(createFolderStorage(second))).toEqual(await hashesOf(files));
  });

  it('keeps files that an interrupted restore has copied, and replaces those that differ', async () => {
    const config = await configIn(newFolder('again'));
    const storage = await openStorage(config);
    const [key = ''] = Object.keys(await hashesOf(files));
    cpSync(join(backup, 'files'), join(config.dataDir, 'media/files'), { recursive: true });
    const path = join(config.dataDir, 'media/files', key);
    writeFileSync(path, Buffer.alloc(readFileSync(path).length));
    const database = await openEmpty('embedded');
    onTestFinished(() => database.close());
    await restoreBackup({ database, storage, config }, backup);
    expect(await hashesOf(storage)).toEqual(await hashesOf(files));
  });
});

describe('a restore refuses', () => {
  // Nothing is written to it.
  let empty: Database;
  beforeAll(async () => {
    empty = await openEmpty('embedded');
  });
  afterAll(() => empty.close());

  async function refusal(folder: string, { env = {}, database = empty } = {}): Promise<string> {
    const config = await configIn(newFolder('refused'), env);
    const storage = await openStorage(config);
    try {
      await restoreBackup({ database, storage, config }, folder);
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      expect(Object.keys(await contentOf(empty))).toEqual(['sequences']);
      expect(Object.keys(await hashesOf(storage))).toEqual([]);
      return error.message;
    }
    throw new Error('It was restored');
  }
  function copyOfBackup(): string {
    const copy = newFolder('copy');
    cpSync(backup, copy, { recursive: true });
    return copy;
  }

  it('a changed byte anywhere, and names what has changed', async () => {
    const picture = Object.keys(await hashesOf(files)).at(-1) ?? '';
    for (const name of [
      'database/public.users.jsonl.gz',
      `files/${picture}`,
      'files.jsonl.gz',
      'token-secret',
      'backup.json',
    ]) {
      const copy = copyOfBackup();
      const bytes = readFileSync(join(copy, name));
      const place = Math.floor(bytes.length / 2);
      bytes[place] = (bytes[place] ?? 0) ^ 1;
      writeFileSync(join(copy, name), bytes);
      expect(await refusal(copy)).toContain(`${name} isn’t what the backup wrote`);
    }
  });

  it('a missing file, and one that the backup doesn’t have', async () => {
    const [picture = ''] = Object.keys(await hashesOf(files));
    const without = copyOfBackup();
    rmSync(join(without, 'files', picture));
    expect(await refusal(without)).toContain(`files/${picture}`);
    const more = copyOfBackup();
    writeFileSync(join(more, 'files/zz'), 'more');
    expect(await refusal(more)).toContain('files/zz');
  });

  it('a schema that is newer', async () => {
    const newer = copyOfBackup();
    const path = join(newer, 'backup.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    manifest.migrations.push({ name: '9999_later.sql', checksum: 'of later' });
    manifest.release = '7.0.0';
    const text = JSON.stringify(manifest);
    writeFileSync(path, text);
    writeFileSync(`${path}.sha256`, createHash('sha256').update(text).digest('hex'));
    expect(await refusal(newer)).toMatch(/9999_later\.sql .*Restore it with release 7\.0\.0/);
  });

  it('a community that isn’t empty', async () => {
    expect(await refusal(backup, { database: server.database })).toMatch(/^The database isn’t empty/);
    const config = await configIn(newFolder('full'));
    const storage = await openStorage(config);
    const folder = await storage.makeTemporaryFolder();
    writeFileSync(join(folder, 'file'), 'there');
    await storage.put('00/there/480.webp', join(folder, 'file'));
    await expect(restoreBackup({ database: empty, storage, config }, backup)).rejects.toThrow(
      /it has 00\/there\/480\.webp/,
    );
  });

  it('a database that got tables while the files were copied', async () => {
    const config = await configIn(newFolder('meanwhile'));
    const storage = await openStorage(config);
    const database = await openEmpty('embedded');
    let started: Promise<unknown> | undefined;
    const onProgress = () => {
      started ??= database.run('create table users (id uuid)');
    };
    try {
      const restoring = restoreBackup({ database, storage, config, onProgress }, backup);
      await expect(restoring).rejects.toThrow(/^The database isn’t empty/);
      await started;
    } finally {
      await database.close();
    }
  });

  it('another secret, with which nobody could go on', async () => {
    const env = { TOKEN_SECRET: Buffer.alloc(32, 7).toString('base64') };
    expect(await refusal(backup, { env })).toMatch(/another secret than TOKEN_SECRET/);
  });

  it('a folder without a backup', async () => {
    expect(await refusal(dataDir)).toMatch(/has no backup: backup\.json is missing/);
    expect(await refusal(newFolder('nothing'))).toMatch(/can’t be read/);
  });
});
