/**
 * `npm start` is killed while it makes its database, brings it up to date and fills it. Whatever it leaves, the next
 * start finishes or makes anew.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { TestPostgres } from '../support/postgres.ts';
import { createDatabase } from './databases.ts';
import { countMoments, expectWhole, type Place, startUntilKilled } from './killed-start.ts';
import { describeMoment, type Moment } from './moments.ts';

const IS_FULL = process.env['FULL'] === '1';
/** A folder changes thousands of times until its database is made, and in the same few ways. */
const EVERY_CHANGE = { made: 100, opened: 5 };

/** Each is the first of its kind that could leave something from which no start gets on. */
const OF_EMBEDDED: Moment[] = [
  // What the database calls its lock is there and empty.
  { kind: 'change', what: 'write database/postmaster.pid', number: 1 },
];
const OF_POSTGRESQL: Moment[] = [
  // The picture is stored, and the rows that name it come to nothing.
  { kind: 'sent', what: 'insert into "media"', number: 1 },
  { kind: 'statement', what: 'create_queue', number: 2 },
];

async function expectMadeUpFor(place: Place, moments: readonly Moment[]): Promise<void> {
  for (const moment of moments) expect(await startUntilKilled(place, moment), describeMoment(moment)).toBe(true);
  await expectWhole(place);
}

describe('a start after others that were killed', () => {
  it('opens the embedded database', async ({ onTestFinished }) => {
    const database = await createDatabase('embedded');
    onTestFinished(() => database.remove());
    await expectMadeUpFor(database, OF_EMBEDDED);
  });

  it('finishes what they began on PostgreSQL', async ({ onTestFinished }) => {
    const database = await createDatabase('PostgreSQL');
    onTestFinished(() => database.remove());
    await expectMadeUpFor(database, OF_POSTGRESQL);
  });
});

describe.runIf(IS_FULL)('a start after one that was killed', () => {
  it('at any statement on PostgreSQL', async ({ onTestFinished }) => {
    const { postgres, remove } = await createDatabase('PostgreSQL');
    onTestFinished(remove);
    const { statement } = await inNewPlace({ DATABASE_URL: await newDatabase(postgres) }, countMoments);
    for (let number = 1; number <= statement; number += 1) {
      const env = { DATABASE_URL: await newDatabase(postgres) };
      const kind = number % 2 === 0 ? 'statement' : 'sent';
      await inNewPlace(env, (place) => expectMadeUpFor(place, [{ kind, what: '', number }]));
    }
  });

  it('while it makes a folder', async () => {
    const { change } = await inNewPlace({}, countMoments);
    for (let number = 1; number <= change; number += EVERY_CHANGE.made)
      await inNewPlace({}, (place) => expectMadeUpFor(place, [{ kind: 'change', what: '', number }]));
  });

  it('while it opens a folder', async ({ onTestFinished }) => {
    const counted = await createDatabase('embedded');
    onTestFinished(() => counted.remove());
    const { change } = await countMoments(counted);
    for (let number = 1; number <= change; number += EVERY_CHANGE.opened) {
      const database = await createDatabase('embedded');
      await expectMadeUpFor(database, [{ kind: 'change', what: '', number }]);
      await database.remove();
    }
  });
});

async function inNewPlace<T>(env: Record<string, string>, work: (place: Place) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-starts-'));
  try {
    return await work({ dataDir, env });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @returns its address. */
async function newDatabase(postgres: TestPostgres | null): Promise<string> {
  const url = new URL(postgres?.url ?? '');
  const name = `start_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
