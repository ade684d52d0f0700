import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
// A real PostgreSQL has its own clock.
const EMBEDDED = { ...process.env, TEST_DATABASE_URL: '' };

const SAY_DAYS = 'const days = [new Date(), Date(), new Date(Date.now())].map(String)';
const SAY_OWN = `
  const { statSync } = require('node:fs');
  const own = [new Date(0).getTime(), statSync('.').mtime instanceof Date, new Date().constructor === Date];`;
const SAY_DATABASE = `
  import('./tests/support/database.ts').then(async ({ openTestDatabase }) => {
    const database = await openTestDatabase();
    const { rows } = await database.run('select now() as now');
    console.log(JSON.stringify(String(rows[0].now)));
    // A returned database would wait for another test, but there is none.
    process.exit();
  });`;

function on(day: string, zone: string, script: string) {
  const args = ['tests/support/on-day.ts', day, zone, process.execPath, '-e', script];
  return JSON.parse(
    execFileSync(process.execPath, args, {
      cwd: ROOT,
      env: EMBEDDED,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

describe('a run on another day', () => {
  it.each([
    ['a leap day', '2028-02-29T10:20', 'Asia/Kolkata', 'Tue Feb 29 2028 10'],
    ['after the clocks went forward', '2027-03-28T03:10', 'Europe/Berlin', 'Sun Mar 28 2027 03'],
    ['before they did', '2027-03-28T01:10', 'Europe/Berlin', 'Sun Mar 28 2027 01'],
    ['after they went back', '2026-11-01T05:10', 'America/Los_Angeles', 'Sun Nov 01 2026 05'],
    ['a day that is yesterday elsewhere', '2027-01-01T00:10', 'Pacific/Auckland', 'Fri Jan 01 2027 00'],
  ])('sees that day and time: %s', (_what, day, zone, said) => {
    const script = `${SAY_DAYS};${SAY_OWN};console.log(JSON.stringify({ days, own }))`;
    const { days, own } = on(day, zone, script);
    expect(days.map((each: string) => each.slice(0, 18))).toEqual([said, said, said]);
    expect(own).toEqual([0, true, true]);
  });

  // Only in the full run, because creating the database takes twenty seconds.
  it.runIf(process.env['FULL'] === '1')('includes the embedded database', () => {
    expect(on('2028-02-29', 'Asia/Kolkata', SAY_DATABASE)).toMatch(/^Tue Feb 29 2028 1[23]/);
  });

  it('refuses an invalid day', () => {
    expect(() => on('tomorrow', 'Asia/Kolkata', '')).toThrow('"tomorrow" is neither a day nor a day and a time');
  });
});
