import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '#domains/notifications/server/notify/notify.ts';
import type { Client } from '../../support/client.ts';
import { type EventStream, openStream, until } from '../../support/event-stream.ts';
import { buildLoggedIn, type TestUser } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let user: TestUser;
let client: Client;
const open: EventStream[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function follow(who: Pick<Client, 'token'>, lastEventId?: string): Promise<EventStream> {
  const stream = await openStream(server.origin, who, lastEventId);
  open.push(stream);
  return stream;
}

const tell = (title: string, userId = user.id) =>
  server.database.db.transaction().execute((tx) => notify(tx, { userId, kind: 'points_added', title: () => title }));

const newcomer = async () => {
  ({ user, client } = await buildLoggedIn(server.origin, server.database.db));
};

describe('streamNotifications', () => {
  it('sends the unread count, then each notification as it arrives', async () => {
    await newcomer();
    await tell('Before the line was open');
    const stream = await follow(client);
    await until('the first count', () => stream.unread() === 1);
    await tell('First');
    await tell('Second');
    await until('both and their count', () => stream.titles().length === 2 && stream.unread() === 3);
    expect(stream.titles()).toEqual(['First', 'Second']);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
  });

  it("sends nothing about other people's notifications", async () => {
    await newcomer();
    const stream = await follow(client);
    const { user: other } = await buildLoggedIn(server.origin, server.database.db);
    await until('the first count', () => stream.unread() === 0);
    await tell('For another', other.id);
    await tell('For this one');
    await until('its own', () => stream.titles().length === 1);
    expect(stream.titles()).toEqual(['For this one']);
  });

  it('resumes after the last event without a gap or a duplicate', async () => {
    await newcomer();
    const first = await follow(client);
    await until('the first count', () => first.unread() === 0);
    await tell('Seen');
    await until('the first', () => first.titles().length === 1);
    const lastId = first.lastId();
    first.close();
    await tell('Missed one');
    await tell('Missed another');
    const second = await follow(client, lastId);
    await until('what was missed', () => second.titles().length === 2);
    await tell('New');
    await until('the new one and its count', () => second.titles().length === 3 && second.unread() === 4);
    expect(second.titles()).toEqual(['Missed one', 'Missed another', 'New']);
  });

  it('resumes after a stream that only sent the count', async () => {
    await newcomer();
    await tell('Long ago');
    const first = await follow(client);
    await until('the first count', () => first.unread() === 1);
    const lastId = first.lastId();
    first.close();
    await tell('Meanwhile');
    const second = await follow(client, lastId);
    await until('what came meanwhile', () => second.titles().length === 1);
    expect(second.titles()).toEqual(['Meanwhile']);
  });

  it('resumes for someone who never had a notification', async () => {
    await newcomer();
    const first = await follow(client);
    await until('the first count', () => first.unread() === 0);
    const lastId = first.lastId();
    first.close();
    const second = await follow(client, lastId);
    await until('the count again', () => second.unread() === 0);
    second.close();
    await tell('The very first');
    await tell('The second');
    const third = await follow(client, lastId);
    await until('what came meanwhile', () => third.titles().length === 2);
    await tell('The third');
    await until('the next', () => third.titles().length === 3);
    expect(third.titles()).toEqual(['The very first', 'The second', 'The third']);
  });

  it('sends the new count on every stream when one is read', async () => {
    await newcomer();
    await tell('Something');
    const [here, there] = [await follow(client), await follow(client)];
    await until('both counts', () => here.unread() === 1 && there.unread() === 1);
    await client.put('/general/notification/update/all');
    await until('both at none', () => here.unread() === 0 && there.unread() === 0);
  });

  it('delivers a burst in full to every stream', async () => {
    await newcomer();
    const streams = [await follow(client), await follow(client), await follow(client)];
    await until('the first counts', () => streams.every((stream) => stream.unread() === 0));
    const titles = Array.from({ length: 120 }, (_, index) => `Number ${index}`);
    await Promise.all(titles.map((title) => tell(title)));
    await until('all of them', () => streams.every((stream) => stream.titles().length >= 120));
    for (const stream of streams) expect(stream.titles().toSorted()).toEqual(titles.toSorted());
  });

  it('rejects an eleventh stream until another is closed', async () => {
    await newcomer();
    const streams = await Promise.all(Array.from({ length: 10 }, () => follow(client)));
    expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await follow(client)).status).toBe(429);
    streams[0]?.close();
    await until('a free line', async () => (await follow(client)).status === 200);
  });

  it('rejects a malformed event id', async () => {
    await newcomer();
    expect((await follow(client, 'abc')).status).toBe(422);
    expect((await follow({ token: null })).status).toBe(401);
  });

  it("ignores another person's event or one that was deleted", async () => {
    await newcomer();
    await tell('For the first');
    const strange = (await follow(client)).lastId;
    const { user: other, client: theirs } = await buildLoggedIn(server.origin, server.database.db);
    await tell('Theirs', other.id);
    const stream = await follow(theirs, strange() ?? '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41');
    await until('the count', () => stream.unread() === 1);
    expect(stream.titles()).toEqual([]);
  });
});

describe('a server that stops', () => {
  it('closes the streams without waiting for their readers', async () => {
    const stopping = await startTestServer();
    const { client: theirs } = await buildLoggedIn(stopping.origin, stopping.database.db);
    const stream = await openStream(stopping.origin, theirs);
    await until('the count', () => stream.unread() === 0);
    await stopping.close();
    await until('the end of the line', () => stream.hasEnded);
  });
});
