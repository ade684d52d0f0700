import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasDemoAccounts } from '../../../src/app/demo/fill.ts';
import { fillFolder } from '../../../src/app/demo/fill-folder.ts';
import { DataFolderInUseError, lockDataFolder } from '../../../src/platform/db/data-folder-lock.ts';
import { openDatabase } from '../../../src/platform/db/database.ts';

const NOW = new Date('2026-03-15T10:00:00Z');

describe('making a data folder with the demo community in it', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'groundswell-filling-'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('refuses a folder that another process uses, and leaves it as it is', async () => {
    const unlock = lockDataFolder(folder);
    await expect(fillFolder(folder, NOW)).rejects.toThrow(DataFolderInUseError);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('begins again after one that was killed half-way, and keeps the files that are there', async () => {
    mkdirSync(join(folder, 'filling/database'), { recursive: true });
    writeFileSync(join(folder, 'filling/database/PG_VERSION'), 'half a database');
    mkdirSync(join(folder, 'media/files'), { recursive: true });
    writeFileSync(join(folder, 'media/files/kept'), 'uploaded earlier');

    await fillFolder(folder, NOW);

    expect(existsSync(join(folder, 'filling'))).toBe(false);
    const files = readdirSync(join(folder, 'media/files'));
    expect(files).toContain('kept');
    expect(files.length).toBeGreaterThan(100);
    const database = await openDatabase({ databaseUrl: null, poolSize: 1, dataDir: folder });
    expect(await hasDemoAccounts(database)).toBe(true);
    await database.close();
  }, 240_000);
});
