import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#platform/server/db/database.ts';
import { unpackTemplate } from '../../support/database.ts';
import { listFiles } from '../../support/uploads.ts';

const COMMANDS = join(import.meta.dirname, '../../../src/cli/backup');
/** Enough that a kill meets some that are copied and some that aren't. */
const FILES = 600;

const places = mkdtempSync(join(tmpdir(), 'groundswell-backup-command-'));
const dataDir = join(places, 'data');
const backup = join(places, 'backup');
const media = join(dataDir, 'media/files');

beforeAll(async () => {
  mkdirSync(dataDir);
  await unpackTemplate(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'token-secret'), randomBytes(32).toString('base64'));
  for (let file = 0; file < FILES; file += 1) {
    const folder = join(media, String(10 + (file % 90)), `picture-${file}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '480.webp'), randomBytes(2_000));
  }
});
afterAll(() => rmSync(places, { recursive: true, force: true }));

function start(command: 'backup' | 'restore', folder: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(COMMANDS, `${command}.ts`), folder], {
    cwd: places,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(...given: Parameters<typeof start>) {
  const child = start(...given);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('No output');
  const [[code], out, failed] = await Promise.all([once(child, 'exit'), text(stdout), text(stderr)]);
  return { code: code as number | null, out, failed };
}

describe('groundswell backup and restore', () => {
  it('goes on after a kill, and makes the community again', async () => {
    const killed = start('backup', backup, { DATA_DIR: dataDir });
    await expect
      .poll(() => listFiles(join(backup, 'files')).length, { interval: 5, timeout: 60_000 })
      .toBeGreaterThan(20);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(existsSync(join(backup, 'backup.json'))).toBe(false);

    const unfinished = await run('restore', backup, { DATA_DIR: join(places, 'too-early') });
    expect(unfinished).toMatchObject({ code: 1, failed: expect.stringMatching(/is unfinished\. Run the backup/) });

    const resumed = await run('backup', backup, { DATA_DIR: dataDir });
    expect(resumed).toMatchObject({ code: 0, out: expect.stringMatching(/the database and 600 files/) });
    expect(listFiles(join(backup, 'incoming'))).toEqual([]);

    const restored = join(places, 'restored');
    const outcome = await run('restore', backup, { DATA_DIR: restored });
    expect(outcome).toMatchObject({ code: 0, out: expect.stringMatching(/600 files\. Start the platform/) });
    expect(listFiles(join(restored, 'media/files')).sort()).toEqual(listFiles(media).sort());

    const again = await run('restore', backup, { DATA_DIR: restored });
    expect(again).toMatchObject({ code: 1, failed: expect.stringMatching(/^The database isn’t empty/) });
  });

  it('is recorded with its size, for the health page', async () => {
    const database = await openDatabase({ databaseUrl: null, poolSize: 1, dataDir });
    try {
      const { rows } = await database.run('select files, bytes::int as bytes from backups');
      expect(rows).toEqual([{ files: FILES, bytes: expect.any(Number) }]);
      expect(rows[0]?.['bytes']).toBeGreaterThan(FILES * 2_000);
    } finally {
      await database.close();
    }
  });

  it('says which process uses an embedded database', async () => {
    const database = await openDatabase({ databaseUrl: null, poolSize: 1, dataDir });
    try {
      const refused = await run('backup', join(places, 'other'), { DATA_DIR: dataDir });
      expect(refused).toMatchObject({
        code: 1,
        failed: expect.stringContaining(`process ${process.pid}. Stop that one`),
      });
    } finally {
      await database.close();
    }
  });
});
