import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const RECOUNT = join(import.meta.dirname, '../../src/cli/recount.ts');

it('a recount without a database says where it looked, and creates none', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'groundswell-recount-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { status, stderr } = spawnSync(process.execPath, [RECOUNT], {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `There is no database in ${join(folder, 'data')}. Set DATABASE_URL, or DATA_DIR to its folder.\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
});
