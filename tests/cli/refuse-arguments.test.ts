import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const CLI = join(import.meta.dirname, '../../src/cli');

describe('an unknown argument', () => {
  it.each([
    ['release/main.ts', 'start'],
    ['release/main.ts', '--help'],
    ['recount.ts', '--bogus'],
    ['backup/backup.ts', '--help'],
    ['backup/restore.ts', '--help'],
    ['copy-files.ts', 'to-cloud'],
    ['copy-files.ts', '--compare'],
    ['make-admin.ts', '--help'],
    ['remove-factor.ts', '--help'],
    ['seal-secrets.ts', '--help'],
    ['rotate-credential-keys.ts', '--help'],
  ])('of %s is answered with the usage, and nothing is begun: %s', (program, argument) => {
    const folder = mkdtempSync(join(tmpdir(), 'groundswell-arguments-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(CLI, program), argument], {
      cwd: folder,
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^Usage: /);
    expect(readdirSync(folder)).toEqual([]);
  });
});
