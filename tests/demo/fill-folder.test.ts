import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFolderComplete } from '#demo/demo-folder.ts';
import { fillFolder } from '#demo/fill-folder.ts';
import { openPictureStorage, type PictureStorageOptions } from '#demo/media/picture-storage.ts';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import { DataFolderInUseError, lockDataFolder } from '#platform/server/db/embedded/data-folder-lock.ts';
import { buildUser, freshEmail } from '../support/factories.ts';

/** A community of one: `fill.test.ts` and the browser tests load the demo community itself. */
const SOMEONE = {
  make: async (place: PictureStorageOptions) => {
    const storage = await openPictureStorage(place);
    const path = join(await storage.makeTemporaryFolder(), 'new');
    writeFileSync(path, 'made now');
    await storage.put('new', path);
    return freshEmail('first');
  },
  load: async ({ db }: Database, email: string) => void (await buildUser(db, { email })),
};

describe('filling a data folder', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'groundswell-filling-'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('refuses a folder used by another process, and leaves it unchanged', async () => {
    const unlock = lockDataFolder(folder);
    await expect(fillFolder({ dataDir: folder, store: null }, SOMEONE)).rejects.toThrow(DataFolderInUseError);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('starts over after being killed halfway, and keeps the files that are there', async () => {
    mkdirSync(join(folder, 'filling/database'), { recursive: true });
    writeFileSync(join(folder, 'filling/database/PG_VERSION'), 'half a database');
    mkdirSync(join(folder, 'media/files'), { recursive: true });
    writeFileSync(join(folder, 'media/files/kept'), 'uploaded earlier');

    await fillFolder({ dataDir: folder, store: null }, SOMEONE);

    expect(existsSync(join(folder, 'filling'))).toBe(false);
    expect(readdirSync(join(folder, 'media/files')).sort()).toEqual(['kept', 'new']);
    const database = await openDatabase({ databaseUrl: null, poolSize: 1, dataDir: folder });
    const people = await database.db.selectFrom('users').select('email').execute();
    expect(people).toEqual([{ email: expect.stringMatching(/^first-/) }]);
    await database.close();
  });

  describe('once everything has been created', () => {
    const NOTHING = { make: () => expect.unreachable('It is made again'), load: () => expect.unreachable() };

    it('resumes moving it where it was interrupted', async () => {
      const cutOff = mkdtempSync(join(folder, 'cut-off-'));
      mkdirSync(join(cutOff, 'filled/database'), { recursive: true });
      writeFileSync(join(cutOff, 'filled/database/PG_VERSION'), 'the demo');
      mkdirSync(join(cutOff, 'media/files'), { recursive: true });
      expect(isFolderComplete(cutOff)).toBe(false);

      await fillFolder({ dataDir: cutOff, store: null }, NOTHING);

      expect(readFileSync(join(cutOff, 'database/PG_VERSION'), 'utf8')).toBe('the demo');
      expect(readdirSync(cutOff).sort()).toEqual(['database', 'media']);
      expect(isFolderComplete(cutOff)).toBe(true);
    });

    it('never replaces an existing database', async () => {
      const inUse = mkdtempSync(join(folder, 'in-use-'));
      for (const name of ['database', 'filled/database', 'filling/database'])
        mkdirSync(join(inUse, name), { recursive: true });
      writeFileSync(join(inUse, 'database/PG_VERSION'), 'of real people');

      await fillFolder({ dataDir: inUse, store: null }, NOTHING);

      expect(readFileSync(join(inUse, 'database/PG_VERSION'), 'utf8')).toBe('of real people');
      expect(readdirSync(inUse)).toEqual(['database']);
    });
  });
});
