import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFreePort } from '../support/free-port.ts';

/** @returns false where this machine doesn't let us mount anything. */
function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

it('refuses a first start on a full disk with a sentence', { timeout: 240_000 }, async ({ skip, onTestFinished }) => {
  const disk = mkdtempSync(join(tmpdir(), 'groundswell-disk-'));
  onTestFinished(() => rmSync(disk, { recursive: true, force: true }));
  if (!mountSmallDisk(disk)) skip('needs the right to mount a small disk');
  onTestFinished(() => void execFileSync('umount', [disk]));
  const dataDir = join(disk, 'data');
  const { status, stderr } = spawnSync(process.execPath, ['src/cli/start.ts', '--no-open'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(await findFreePort()) },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `The disk of ${dataDir} is full: a first start needs 300 MB there. Free some of it, or set DATA_DIR to a folder on another disk.\n`,
  );
});
