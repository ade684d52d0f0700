import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLockProblems } from '#cli/checks/lock-file.ts';

const LOCK_FILE = readFileSync('package-lock.json', 'utf8');
/** Installed on no system that the tests run on, so npm doesn't know its integrity by itself. */
const FOREIGN = 'node_modules/@biomejs/cli-win32-x64';

function lockFileWith(changes: Record<string, string | undefined>): string {
  const lock = JSON.parse(LOCK_FILE);
  Object.assign(lock.packages[FOREIGN], changes);
  return JSON.stringify(lock);
}

describe('the lock file', () => {
  it('lets npm verify every package, those for other systems too', () => {
    expect(findLockProblems(LOCK_FILE)).toEqual([]);
  });

  it('is reported for a package without integrity', () => {
    expect(findLockProblems(lockFileWith({ integrity: undefined }))).toEqual([
      expect.stringContaining(`${FOREIGN} has no integrity`),
    ]);
  });

  it('is reported for the address of a package', () => {
    const resolved = 'https://packages.example/cli-win32-x64-2.6.8.tgz';
    expect(findLockProblems(lockFileWith({ resolved }))).toEqual([
      expect.stringContaining('contains package addresses'),
    ]);
  });
});
