/** Several processes on one PostgreSQL; the embedded database allows only one. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '#app/server/server.ts';
import { type NotificationInput, notify } from '#domains/notifications/server/notify/notify.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { limitConcurrency } from '#platform/server/limit-concurrency.ts';
import type { Client } from '../../support/client.ts';
import { openStream, until } from '../../support/event-stream.ts';
import { buildLoggedIn, buildUser, type TestUser } from '../../support/factories.ts';
import { postgresOfTests, startSecondServer } from '../../support/second-server.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

describe.skipIf(!postgresOfTests)('several processes', () => {
  let first: TestServer;
  let second: RunningServer;
  let user: TestUser;
  let client: Client;

  beforeAll(async () => {
    first = await startTestServer();
    second = await startSecondServer(first);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });
  beforeEach(async () => {
    ({ user, client } = await buildLoggedIn(first.origin, first.database.db));
  });

  const points = (title: string, to = user): NotificationInput => ({
    userId: to.id,
    kind: 'points_added',
    title: () => title,
  });
  const tell = (title: string) => first.database.db.transaction().execute((tx) => notify(tx, points(title)));
  const begin = () => first.database.db.startTransaction().execute();

  it('notify each other of new and read notifications', async () => {
    const stream = await openStream(second.origin, client);
    await until('the count', () => stream.unread() === 0);
    await tell('Written by the other process');
    await until('it', () => stream.titles().length === 1 && stream.unread() === 1);
    await client.put('/general/notification/update/all');
    await until('no unread', () => stream.unread() === 0);
    stream.close();
  });

  it('leave no gap when a later transaction commits first', async () => {
    const stream = await openStream(second.origin, client);
    await until('the count', () => stream.unread() === 0);
    const early = await begin();
    await notify(early as Tx, points('Begun first'));
    await wait(5);
    await tell('Committed first');
    await until('the first', () => stream.titles().length === 1);
    const lastId = stream.lastId();
    stream.close();
    await early.commit().execute();
    const resumed = await openStream(second.origin, client, lastId);
    await until('the other', () => resumed.titles().length === 1);
    await tell('Last');
    await until('the last', () => resumed.titles().length === 2);
    expect(resumed.titles()).toEqual(['Begun first', 'Last']);
    resumed.close();
  });

  it('deliver a burst of transactions exactly once to a stream that keeps breaking', async () => {
    const titles = Array.from({ length: 80 }, (_, index) => `Number ${index}`);
    const heard: string[] = [];
    // Uses only some of the pool's connections: the server is reading meanwhile.
    const turns = limitConcurrency(5);
    let stream = await openStream(second.origin, client);
    await until('the count', () => stream.unread() === 0);
    let lastId = stream.lastId();
    const writing = Promise.all(
      titles.map((title, index) =>
        turns(async () => {
          const tx = await begin();
          await notify(tx as Tx, points(title));
          await wait((index * 37) % 90);
          await tx.commit().execute();
        }),
      ),
    );
    for (let breaks = 0; breaks < 8; breaks += 1) {
      await wait(20);
      stream.close();
      heard.push(...stream.titles());
      lastId = stream.lastId() ?? lastId;
      stream = await openStream(breaks % 2 === 0 ? first.origin : second.origin, client, lastId);
    }
    await writing;
    await until('all', () => heard.length + stream.titles().length >= titles.length);
    expect([...heard, ...stream.titles()].toSorted()).toEqual(titles.toSorted());
    stream.close();
  });

  it("don't deadlock when they notify the same people in different orders", async () => {
    const other = await buildUser(first.database.db);
    const both = [user, other];
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        first.database.db.transaction().execute(async (tx) => {
          for (const person of index % 2 === 0 ? both : both.toReversed()) await notify(tx, points('Both', person));
        }),
      ),
    );
    const { rows } = await first.database.run(
      'select last_number, unread from notification_counters where user_id = $1',
      [other.id],
    );
    expect(rows).toEqual([{ last_number: '40', unread: 40 }]);
  });

  it('recover after the LISTEN connection is cut', async () => {
    const stream = await openStream(second.origin, client);
    await until('the count', () => stream.unread() === 0);
    await first.database.run(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
    );
    await tell('While nobody listened');
    await until('it', () => stream.titles().length === 1);
    await tell('Afterwards');
    await until('the other', () => stream.titles().length === 2);
    stream.close();
  });

  it('let a page resume at another process after its own restarts', async () => {
    const third = await startSecondServer(first);
    const stream = await openStream(third.origin, client);
    // Notifications before the first count are counted rather than sent.
    await until('the first count', () => stream.unread() !== undefined);
    await tell('Before');
    await until('the first', () => stream.titles().length === 1);
    const lastId = stream.lastId();
    await third.close();
    await until('the end', () => stream.hasEnded);
    await tell('Meanwhile');
    const resumed = await openStream(second.origin, client, lastId);
    await until('the rest', () => resumed.titles().length === 1);
    expect(resumed.titles()).toEqual(['Meanwhile']);
    resumed.close();
  });
});
