/** Distinguishes an unavailable database from a faulty statement. */
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable, isTransient } from '#platform/server/db/database-errors.ts';
import { hasFreeSpace } from '#platform/server/db/embedded/disk-space.ts';

const failure = (code: string, message = 'It failed') => Object.assign(new Error(message), { code });

describe('isDatabaseUnavailable', () => {
  it.each([
    ['a full disk', '53100'],
    ['no memory left', '53200'],
    ['too many connections', '53300'],
    ['a role that may not log in', '28000'],
    ['a password that is refused', '28P01'],
    ['a database that is gone', '3D000'],
    ['a connection that broke', '08006'],
    ['a server that is shutting down', '57P01'],
    ['a server that starts', '57P03'],
    ['nothing at the address', 'ECONNREFUSED'],
  ])('is true for %s', (_what, code) => {
    expect(isDatabaseUnavailable(failure(code))).toBe(true);
  });

  it('is true for a database that accepts no connections', () => {
    const message = 'database "groundswell" is not currently accepting connections';
    expect(isDatabaseUnavailable(failure('55000', message))).toBe(true);
  });

  it.each(['55000', '23505', '22012', '42P01', '40001'])('is false for %s', (code) => {
    expect(isDatabaseUnavailable(failure(code))).toBe(false);
  });
});

describe('isTransient', () => {
  it.each(['40001', '40P01', '57014', '55P03', 'ECONNRESET'])('is true for %s', (code) => {
    expect(isTransient(failure(code))).toBe(true);
  });

  it.each(['23505', '22012', '42P01'])('is false for %s', (code) => {
    expect(isTransient(failure(code))).toBe(false);
  });
});

describe('hasFreeSpace', () => {
  it('compares free disk space with what is needed', async () => {
    expect(await hasFreeSpace(tmpdir(), 0)).toBe(true);
    expect(await hasFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});
