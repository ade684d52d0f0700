import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireNotifications } from '#domains/notifications/server/expiry.ts';
import { notify } from '#domains/notifications/server/notify/notify.ts';
import type { NotificationKind } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { type EventStream, openStream, until } from '../../support/event-stream.ts';
import { buildLoggedIn, type TestUser } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let user: TestUser;
let client: Client;
const open: EventStream[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ user, client } = await buildLoggedIn(server.origin, server.database.db));
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

const db = () => server.database.db;
const sweep = () => expireNotifications({ db: db(), config: server.config });
const markAsRead = (id: string) => client.put(`/general/notification/update/${id}`);

/** Inserts a notification as if created this many days ago. @returns its id. */
async function tell(title: string, daysAgo: number, kind: NotificationKind = 'points_added'): Promise<string> {
  const created_at = new Date(Date.now() - daysAgo * DAY_MS);
  const id = uuidv7({ msecs: created_at.getTime() });
  await db()
    .insertInto('notifications')
    .values({ id, user_id: user.id, kind, title, body: null, link: null, actor_id: null, created_at })
    .execute();
  return id;
}

const kept = async () => {
  const rows = await db()
    .selectFrom('notifications')
    .select(['title', 'number'])
    .where('user_id', '=', user.id)
    .orderBy('number')
    .execute();
  return rows.map(({ title, number }) => [title, Number(number)]);
};
async function counted() {
  const { last, unread } = await db()
    .selectFrom('notification_counters')
    .select(['last_number as last', 'unread'])
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return { last: Number(last), unread };
}

async function follow(lastEventId?: string): Promise<EventStream> {
  const stream = await openStream(server.origin, client, lastEventId);
  open.push(stream);
  return stream;
}

describe('expiry', () => {
  it('deletes read notifications after six months, unread after a year and news after a month; the rest keep their numbers', async () => {
    const read = [await tell('Read long ago', 181), await tell('Read lately', 179)];
    for (const id of read) await markAsRead(id);
    await tell('Unread for a year', 366);
    await tell('Unread for less', 364);
    await tell('Old news', 31, 'news_published');
    await tell('News', 29, 'news_published');
    await tell('Points of a month ago', 31);
    await sweep();
    expect(await kept()).toEqual([
      ['Read lately', 2],
      ['Unread for less', 4],
      ['News', 6],
      ['Points of a month ago', 7],
    ]);
    expect(await counted()).toEqual({ last: 7, unread: 3 });
    await sweep();
    expect(await counted()).toEqual({ last: 7, unread: 3 });
  });

  it('works through large backlogs while others are being notified', async () => {
    await server.database.run(
      `insert into notifications (id, user_id, kind, title, created_at)
       select gen_random_uuid(), $1, 'points_added', 'Old ' || g, now() - interval '400 days'
       from generate_series(1, 2500) g`,
      [user.id],
    );
    const telling = Array.from({ length: 20 }, (_, index) =>
      db()
        .transaction()
        .execute((tx) => notify(tx, { userId: user.id, kind: 'points_added', title: () => `New ${index}` })),
    );
    await Promise.all([sweep(), sweep(), markAsRead('all'), ...telling]);
    const rows = await kept();
    expect(rows.map(([title]) => title).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, index) => `New ${index}`).toSorted(),
    );
    const unread = await db()
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', user.id)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(await counted()).toEqual({ last: 2520, unread: Number(unread.count) });
  });

  it('only updates the count on an open stream', async () => {
    await tell('Unread for a year', 366);
    const stream = await follow();
    await until('the count', () => stream.unread() === 1);
    await sweep();
    await until('the new count', () => stream.unread() === 0);
    await tell('Afterwards', 0);
    await until('what came afterwards', () => stream.titles().length === 1 && stream.unread() === 1);
    expect(stream.hasEnded).toBe(false);
  });

  it('leaves neither a gap nor a duplicate when a stream resumes after an expired event', async () => {
    const lastHeard = await tell('Heard, and gone', 40, 'news_published');
    await tell('While the line was lost', 0);
    await sweep();
    const stream = await follow(lastHeard);
    await until('what was missed', () => stream.titles().length === 1);
    await tell('Afterwards', 0);
    await until('the next', () => stream.titles().length === 2);
    expect(stream.titles()).toEqual(['While the line was lost', 'Afterwards']);
  });

  it.each([
    ['what came before it', ['Still there']],
    ['nothing', []],
  ])('leaves no gap when the newest had expired before the stream opened, and %s is left', async (_, left) => {
    for (const title of left) await tell(title, 50);
    await tell('The newest, and gone', 40, 'news_published');
    await sweep();
    const first = await follow();
    await until('the count', () => first.unread() === left.length);
    const lastId = first.lastId();
    first.close();
    await tell('While the line was lost', 0);
    const stream = await follow(lastId);
    await until('what was missed', () => stream.titles().length === 1);
    expect(stream.titles()).toEqual(['While the line was lost']);
  });

  it('starts at the current position when everything after the last event has expired', async () => {
    const lastHeard = await tell('The only one', 40, 'news_published');
    await sweep();
    const stream = await follow(lastHeard);
    await until('the count', () => stream.unread() === 0);
    await tell('Afterwards', 0);
    await until('the next', () => stream.titles().length === 1);
    expect(stream.titles()).toEqual(['Afterwards']);
  });
});
