/**
 * `npm start` is killed while it creates, migrates and fills its database. Whatever it leaves, the next start
 * completes or recreates.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#platform/server/db/database.ts';
import type { TestPostgres } from '../support/postgres.ts';
import { createDatabase } from './databases.ts';
import { expectComplete, type Installation, startUntilKilled } from './killed-start.ts';
import { describeMoment, type Moment } from './moments.ts';
import { isUpToDateWithAll, makeOlder } from './older-database.ts';

const IS_FULL = process.env['FULL'] === '1';
const FULL = { timeout: 3_600_000 };
/** The step between kills: a folder changes thousands of times while its database is created, in the same few ways. */
const CHANGES_PER_KILL = { made: 100, opened: 5, upgraded: 40 };
/** A first start sends more than a thousand, most of them in the migrations' transactions. Odd, so that both kinds come. */
const STATEMENTS_PER_KILL = 31;
/** The most kills in one test. The migrations have more statements than this. */
const MAX_KILLS = 42;
const NEVER: Moment = { kind: 'statement', what: '', number: Number.MAX_SAFE_INTEGER };

/** The first moments of their kind that could leave a state from which no start recovers. */
const EMBEDDED_MOMENTS: Moment[] = [
  // The database's lock file exists and is empty.
  { kind: 'change', what: 'write database/postmaster.pid', number: 1 },
];
const POSTGRESQL_MOMENTS: Moment[] = [
  // The picture is stored, and the rows that reference it are rolled back.
  { kind: 'sent', what: 'insert into "media"', number: 1 },
  { kind: 'statement', what: 'create_queue', number: 2 },
];

/** @returns whether the start reached that moment. */
async function recoversFromKill(installation: Installation, moment: Moment): Promise<boolean> {
  const isKilled = await startUntilKilled(installation, moment);
  await expectComplete(installation);
  return isKilled;
}

/** @returns how often a start was killed before one succeeded. */
async function countKills(step: number, killAt: (number: number) => Promise<boolean>): Promise<number> {
  let kills = 0;
  while (await killAt(1 + kills * step)) kills += 1;
  return kills;
}

async function expectRecovery(installation: Installation, moments: readonly Moment[]): Promise<void> {
  for (const moment of moments) expect(await startUntilKilled(installation, moment), describeMoment(moment)).toBe(true);
  await expectComplete(installation);
}

describe('a start after others that were killed', () => {
  it('opens the embedded database', async ({ onTestFinished }) => {
    const database = await createDatabase('embedded');
    onTestFinished(() => database.remove());
    await expectRecovery(database, EMBEDDED_MOMENTS);
  });

  it('completes their work on PostgreSQL', async ({ onTestFinished }) => {
    const database = await createDatabase('PostgreSQL');
    onTestFinished(() => database.remove());
    await expectRecovery(database, POSTGRESQL_MOMENTS);
  });
});

describe.runIf(IS_FULL)('a start after one that was killed, each time a step later', () => {
  it('at a statement on PostgreSQL', FULL, async ({ onTestFinished }) => {
    const { postgres, remove } = await createDatabase('PostgreSQL');
    onTestFinished(remove);
    const kills = await countKills(STATEMENTS_PER_KILL, async (number) => {
      const env = { DATABASE_URL: await newDatabase(postgres) };
      return withNewInstallation(env, (installation) =>
        recoversFromKill(installation, { kind: number % 2 ? 'sent' : 'statement', what: '', number }),
      );
    });
    expect(kills).toBeGreaterThan(30);
  });

  it('while creating a folder', FULL, async () => {
    const kills = await countKills(CHANGES_PER_KILL.made, (number) =>
      withNewInstallation({}, (installation) => recoversFromKill(installation, { kind: 'change', what: '', number })),
    );
    expect(kills).toBeGreaterThan(30);
  });

  it('while opening a folder', FULL, async () => {
    const kills = await countKills(CHANGES_PER_KILL.opened, async (number) => {
      const database = await createDatabase('embedded');
      const isKilled = await recoversFromKill(database, { kind: 'change', what: '', number });
      await database.remove();
      return isKilled;
    });
    expect(kills).toBeGreaterThan(10);
  });
});

describe.runIf(IS_FULL).each([
  ['embedded', 'change', CHANGES_PER_KILL.upgraded],
  ['PostgreSQL', 'sent', 1],
] as const)('migrating a database with people, on %s', (kindOfDatabase, kind, step) => {
  it('keeps everyone when killed repeatedly, each time a step later', FULL, async ({ onTestFinished }) => {
    const database = kindOfDatabase === 'PostgreSQL' ? await createDatabase(kindOfDatabase) : null;
    onTestFinished(async () => database?.remove());
    const url = database && (await newDatabase(database.postgres));
    await withNewInstallation(url ? { DATABASE_URL: url } : {}, async (installation) => {
      const open = () => openDatabase({ databaseUrl: url, poolSize: 1, dataDir: installation.dataDir });
      const older = await open();
      await makeOlder(older);
      await older.close();
      let kills = 0;
      while (kills < MAX_KILLS && (await startUntilKilled(installation, { kind, what: '', number: 1 + kills * step })))
        kills += 1;
      expect(kills).toBeGreaterThan(10);
      expect(await startUntilKilled(installation, NEVER)).toBe(false);
      const newer = await open();
      expect(await isUpToDateWithAll(newer)).toBe(true);
      await newer.close();
    });
  });
});

async function withNewInstallation<T>(
  env: Record<string, string>,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-starts-'));
  try {
    return await work({ dataDir, env });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @returns the new database's URL. */
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
