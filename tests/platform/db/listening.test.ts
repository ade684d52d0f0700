/** Runs on PostgreSQL only: the embedded database has no connections to lose. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#platform/server/db/database.ts';
import { openTestDatabase } from '../../support/database.ts';

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a process that listens', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  async function listen(channel: string) {
    const heard: string[] = [];
    let missed = 0;
    const stop = await database.listen({
      channels: { [channel]: (payload) => heard.push(payload) },
      onMissed: () => {
        missed += 1;
      },
    });
    onTestFinished(stop);
    return { heard, missed: () => missed, stop };
  }
  const tell = (channel: string, payload: string) => database.run('select pg_notify($1, $2)', [channel, payload]);
  const listening = `from pg_stat_activity where datname = current_database() and query ~ '^(un)?listen'`;
  const countConnections = async () => {
    const { rows } = await database.run(`select count(*)::int as count ${listening}`);
    return rows[0]?.['count'];
  };
  async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await condition())) await wait(5);
  }

  it('hears each channel on one connection, which ends with the last', async () => {
    const [first, second] = [await listen('first'), await listen('second')];
    expect(await countConnections()).toBe(1);
    await tell('first', 'for one');
    await tell('second', 'for the other');
    await until(() => first.heard.length + second.heard.length === 2);
    expect([first.heard, second.heard]).toEqual([['for one'], ['for the other']]);
    await first.stop();
    await tell('first', 'too late');
    await tell('second', 'still there');
    await until(() => second.heard.length === 2);
    expect(first.heard).toEqual(['for one']);
    await second.stop();
    await until(async () => (await countConnections()) === 0);
  });

  it('hears a channel for everyone who listens to it, until the last stops', async () => {
    const [one, other] = [await listen('shared'), await listen('shared')];
    await tell('shared', 'to both');
    await until(() => one.heard.length + other.heard.length === 2);
    await one.stop();
    await tell('shared', 'to one');
    await until(() => other.heard.length === 2);
    expect(one.heard).toEqual(['to both']);
  });

  it('tells everyone that they missed something, once it hears again', async () => {
    const [first, second] = [await listen('first'), await listen('second')];
    await database.run(`select pg_terminate_backend(pid) ${listening}`);
    await until(() => first.missed() === 1 && second.missed() === 1);
    await tell('second', 'afterwards');
    await until(() => second.heard.length === 1);
    expect(second.heard).toEqual(['afterwards']);
    expect(await countConnections()).toBe(1);
  });

  it('hears those who began to listen while the connection was lost', async () => {
    const first = await listen('first');
    await database.run(`select pg_terminate_backend(pid) ${listening}`);
    const second = await listen('second');
    await until(() => first.missed() === 1);
    await tell('second', 'there');
    await until(() => second.heard.length === 1);
  });
});
