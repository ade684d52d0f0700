import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/platform/db/database.ts';
import { createJobs, type JobKind, type Jobs } from '../../../src/platform/jobs/jobs.ts';
import { createLogger } from '../../../src/platform/logging/logger.ts';
import { openTestDatabase } from '../../support/database.ts';

const greeting: JobKind<{ name: string }> = { name: 'tests.greeting' };
const greeted: string[] = [];
let failures = 0;
let database: Database;
let jobs: Jobs;

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = createJobs(database, createLogger('silent'));
  jobs.handle(greeting, async ({ name }) => {
    if (name.startsWith('fails once') && failures === 0) {
      failures += 1;
      throw new Error('Not this time');
    }
    greeted.push(name);
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

async function untilGreeted(name: string): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!greeted.includes(name)) {
    if (Date.now() > deadline) throw new Error(`${name} was not greeted`);
    await wait(50);
  }
}

describe('a job', () => {
  it('is there when its transaction is committed', async () => {
    await database.db.transaction().execute((tx) => jobs.enqueue(tx, greeting, { name: 'committed' }));
    await untilGreeted('committed');
  });

  it('is not there when its transaction is rolled back', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, greeting, { name: 'rolled back' });
      throw new Error('Rolled back');
    });
    await expect(failing).rejects.toThrow('Rolled back');
    await jobs.enqueue(database.db, greeting, { name: 'after' });
    await untilGreeted('after');
    expect(greeted).not.toContain('rolled back');
  });

  it('that fails is tried again, alone of its batch', async () => {
    await database.db.transaction().execute(async (tx) => {
      for (const name of ['beside 1', 'fails once', 'beside 2']) await jobs.enqueue(tx, greeting, { name });
    });
    await untilGreeted('fails once');
    expect(failures).toBe(1);
    expect(greeted.filter((name) => name.startsWith('beside')).toSorted()).toEqual(['beside 1', 'beside 2']);
  });
});
