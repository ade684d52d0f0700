import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NotificationInput, notifyAll } from '#domains/notifications/server/notify/notify.ts';
import type { CurrentUser, NotificationList, NotificationsRead } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn, type TestUser } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let user: TestUser;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ user, client } = await buildLoggedIn(server.origin, server.database.db));
});

async function tell(...titles: string[]): Promise<void> {
  for (const title of titles) await tellAll({ kind: 'points_added', title: () => title });
}
const tellAll = (...news: Omit<NotificationInput, 'userId'>[]) =>
  server.database.db.transaction().execute((tx) =>
    notifyAll(
      tx,
      news.map((one) => ({ ...one, userId: user.id })),
    ),
  );
const list = async (query = '') => dataOf(await client.get<NotificationList>(`/general/notification${query}`));
const titlesOf = ({ data }: NotificationList) => data.map(({ title }) => title);
const mark = (id: string, as = client) => as.put<NotificationsRead>(`/general/notification/update/${id}`);
const unread = async () => dataOf(await client.get<CurrentUser>('/users/view')).unreadNotifications;

describe('listNotifications', () => {
  it("lists only the caller's own, newest first", async () => {
    await tell('First', 'Second');
    const { client: other } = await buildLoggedIn(server.origin, server.database.db);
    expect(titlesOf(await list())).toEqual(['Second', 'First']);
    expect(dataOf(await other.get<NotificationList>('/general/notification')).data).toEqual([]);
    expect(await unread()).toBe(2);
  });

  it('counts what is read, unread and all', async () => {
    await tell('First', 'Second', 'Third');
    const totalOf = async (query = '') => (await list(query)).meta.total;
    await mark((await list()).data[0]?.id ?? '');
    expect([await totalOf(), await totalOf('?isRead=true'), await totalOf('?isRead=false')]).toEqual([3, 1, 2]);
    expect(await totalOf('?isRead=false&page_size=50')).toBe(2);
    dataOf(await client.put('/general/notification/update/all'));
    expect([await totalOf(), await totalOf('?isRead=true'), await totalOf('?isRead=false')]).toEqual([3, 3, 0]);
  });

  it('pages by cursor without gaps or duplicates', async () => {
    const titles = Array.from({ length: 7 }, (_, index) => `Number ${index}`);
    await tell(...titles);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: NotificationList = await list(`?page_size=3${cursor && `&cursor=${cursor}`}`);
      seen.push(...titlesOf(page));
      cursor = page.meta.nextCursor;
    }
    expect(seen).toEqual(titles.toReversed());
  });

  it('filters by kind, group and read state', async () => {
    await tellAll({ kind: 'points_added', title: () => 'Points' }, { kind: 'impact_liked', title: () => 'Liked' });
    await tellAll({ kind: 'impact_member_added', title: () => 'Added' });
    expect(titlesOf(await list('?kind=impact_liked'))).toEqual(['Liked']);
    expect(titlesOf(await list('?group=impacts'))).toEqual(['Added', 'Liked']);
    expect(titlesOf(await list('?group=impacts&kind=points_added'))).toEqual([]);
    const [newest] = (await list()).data;
    await mark(newest?.id ?? '');
    expect(titlesOf(await list('?isRead=true'))).toEqual(['Added']);
    expect(titlesOf(await list('?isRead=false&group=impacts'))).toEqual(['Liked']);
    expect((await list('?isRead=false')).meta.total).toBe(2);
    const walked = await list('?group=impacts&page_size=1');
    expect(titlesOf(await list(`?group=impacts&page_size=1&cursor=${walked.meta.nextCursor}`))).toEqual(['Liked']);
  });
});

describe('markNotificationRead', () => {
  it('marks one, idempotently', async () => {
    await tell('First', 'Second');
    const [newest] = (await list()).data;
    const id = newest?.id ?? '';
    expect((await mark(id)).body.data).toEqual({ markedCount: 1, unreadCount: 1 });
    const readAt = (await list()).data[0]?.readAt;
    expect(readAt).not.toBeNull();
    expect((await mark(id)).body.data).toEqual({ markedCount: 0, unreadCount: 1 });
    expect((await list()).data[0]).toMatchObject({ isRead: true, readAt });
  });

  it('marks all, even when two pages do so at once', async () => {
    await tell('First', 'Second', 'Third');
    const answers = await Promise.all([mark('all'), mark('all'), mark('all')]);
    expect(answers.reduce((sum, { body }) => sum + body.data.markedCount, 0)).toBe(3);
    expect(await unread()).toBe(0);
  });

  it("answers 404 for someone else's", async () => {
    await tell('Mine');
    const [mine] = (await list()).data;
    const { client: other } = await buildLoggedIn(server.origin, server.database.db);
    expect((await mark(mine?.id ?? '', other)).status).toBe(404);
    expect(await unread()).toBe(1);
  });

  it('keeps the count right under concurrent inserts and reads', async () => {
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        await tell(`Number ${index}`);
        if (index % 3 === 0) await mark('all');
      }),
    );
    expect(await unread()).toBe((await list('?isRead=false&page_size=100')).meta.total);
  });
});
