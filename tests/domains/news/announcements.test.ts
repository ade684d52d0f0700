import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceNews, announceNextBatch } from '#domains/news/server/announce/announce-news.ts';
import { writeNewsMail } from '#domains/news/server/announce/write-news-mail.ts';
import { insertNews, type NewsContent, setStatus } from '#domains/news/server/news.repository.ts';
import { setChoices } from '#domains/notifications/server/choices/choices.repository.ts';
import type { NotificationList, NotificationWay } from '#generated/types.gen.ts';
import type { Database } from '#platform/server/db/database.ts';
import { listMailboxMessages } from '#platform/server/mail/mailbox.repository.ts';
import { openTestDatabase } from '../../support/database.ts';
import { until } from '../../support/event-stream.ts';
import { buildLoggedIn, buildUser, type TestUser } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { createNews } from '../../support/news.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const CROWD = 2_300;

/** Runs without a server, whose scheduler would notify people too. */
describe('announcing an article', () => {
  let database: Database;
  let author: TestUser;
  beforeEach(async () => {
    database = await openTestDatabase();
    author = await buildUser(database.db, { role: 'Admin' });
    return () => database.close();
  });

  const db = () => database.db;
  const tellAll = () => announceNews(db());
  const step = () => db().transaction().execute(announceNextBatch);
  const gather = () =>
    database.run(
      `insert into users (id, email, email_verified_at)
       select gen_random_uuid(), 'crowd-' || g || '@example.org', now() from generate_series(1, $1::int) g`,
      [CROWD],
    );
  const show = (id: string, isLive: boolean) =>
    db()
      .transaction()
      .execute((tx) => setStatus(tx, id, { isLive, isDue: true, wasShown: true, isDeleted: false }));
  const publish = async (changes: Partial<NewsContent> = {}): Promise<string> => {
    const id = uuidv7();
    await db()
      .transaction()
      .execute((tx) =>
        insertNews(
          tx,
          { id, createdBy: author.id, plain: 'The delta is green.' },
          {
            title: 'A million mangroves',
            authorName: 'Fatou Ndiaye',
            typeArticle: 'news',
            date: new Date('2025-04-02T08:00:00Z'),
            content: '<p>The delta is green.</p>',
            excerpt: 'The delta is green.',
            readingMinutes: 1,
            coverId: null,
            coverAlt: null,
            ...changes,
          },
        ),
      );
    await show(id, true);
    return id;
  };
  const countTold = async () => {
    const { rows } = await database.run(
      'select count(*)::int as told, count(distinct user_id)::int as people from notifications',
    );
    return rows[0];
  };
  const toldTo = ({ id }: TestUser) =>
    db().selectFrom('notifications').select(['title', 'way', 'letter']).where('user_id', '=', id).execute();

  it('reaches everyone as they chose, and no one who can’t read it', async () => {
    const choosing = async (way: NotificationWay) => {
      const person = await buildUser(db());
      await db()
        .transaction()
        .execute((tx) => setChoices(tx, person.id, [{ kind: 'news_published', way }]));
      return person;
    };
    const byDefault = await buildUser(db());
    const byMail = await choosing('mail');
    const daily = await choosing('digest');
    const never = await choosing('none');
    const gone = await buildUser(db(), { isActive: false });
    const unverified = await buildUser(db(), { isVerified: false });
    const newsId = await publish();
    await tellAll();
    const title = 'News: A million mangroves';
    expect(await toldTo(byDefault)).toEqual([{ title, way: 'in_app', letter: null }]);
    expect(await toldTo(byMail)).toEqual([{ title, way: 'mail', letter: { job: 'news.mail', about: { newsId } } }]);
    expect(await toldTo(daily)).toEqual([{ title, way: 'digest', letter: null }]);
    for (const nobody of [never, gone, unverified, author]) expect(await toldTo(nobody)).toEqual([]);
    await tellAll();
    expect(await countTold()).toEqual({ told: 3, people: 3 });
  });

  it('resumes where it was interrupted, and notifies no one twice', async () => {
    await gather();
    await publish();
    expect(await step()).toBe(true);
    expect(await countTold()).toMatchObject({ told: 999 });
    const cut = db()
      .transaction()
      .execute(async (tx) => {
        await announceNextBatch(tx);
        throw new Error('The process ended');
      });
    await expect(cut).rejects.toThrow('The process ended');
    expect(await countTold()).toMatchObject({ told: 999 });
    await tellAll();
    expect(await countTold()).toEqual({ told: CROWD, people: CROWD });
    const { rows } = await database.run('select distinct last_number, unread from notification_counters');
    expect(rows).toMatchObject([{ unread: 1 }]);
  });

  it('notifies no one twice when run concurrently', async () => {
    await gather();
    await publish();
    await Promise.all([tellAll(), tellAll(), tellAll()]);
    await tellAll();
    expect(await countTold()).toEqual({ told: CROWD, people: CROWD });
  });

  it('stops when the article is withdrawn, and notifies the rest when it is published again', async () => {
    await gather();
    const id = await publish();
    await step();
    await show(id, false);
    await tellAll();
    expect(await countTold()).toMatchObject({ told: 999 });
    await show(id, true);
    await tellAll();
    expect(await countTold()).toEqual({ told: CROWD, people: CROWD });
    await show(id, false);
    await show(id, true);
    await tellAll();
    expect(await countTold()).toEqual({ told: CROWD, people: CROWD });
  });

  it('waits for the date of a scheduled one', async () => {
    const reader = await buildUser(db());
    const id = await publish({ date: new Date('2999-01-01T08:00:00Z') });
    await tellAll();
    expect(await toldTo(reader)).toEqual([]);
    await database.run("update news set date = now() - interval '1 second' where id = $1", [id]);
    await tellAll();
    expect(await toldTo(reader)).toHaveLength(1);
  });

  it('sends no email about one withdrawn meanwhile', async () => {
    const newsId = await publish();
    const reader = {
      ...(await buildUser(db())),
      contactNo: null,
      points: 0,
      isActive: true,
      isVerified: true,
      isPrivate: false,
      language: null,
      avatar: null,
    };
    const config = { publicOrigin: 'https://groundswell.example', appName: 'Groundswell' };
    const write = () => writeNewsMail({ db: db(), config }, { newsId }, reader);
    expect(await write()).toMatchObject({ to: reader.email, subject: 'News: A million mangroves' });
    await show(newsId, false);
    expect(await write()).toBeNull();
  });
});

describe('an article going live', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('is announced in the app and, to people who chose it, by an email with an unsubscribe link', async () => {
    const { db } = server.database;
    const { client: admin } = await buildLoggedIn(server.origin, db, { role: 'Admin' });
    const { client, user } = await buildLoggedIn(server.origin, db);
    await client.put('/general/notification/choices', { choices: [{ kind: 'news_published', way: 'mail' }] });
    const news = dataOf(await createNews(server.origin, admin, { title: 'Slow ships, quiet whales', isLive: true }));
    await announceNews(db);
    const { data } = dataOf(await client.get<NotificationList>('/general/notification?kind=news_published'));
    const link = `/news/${news.id}/slow-ships-quiet-whales`;
    expect(data).toMatchObject([{ title: 'News: Slow ships, quiet whales', link, isRead: false }]);
    const mailed = async () => (await listMailboxMessages(db)).filter(({ to }) => to === user.email);
    await until('the email', async () => (await mailed()).length > 0);
    const [mail] = await mailed();
    expect(mail?.subject).toBe('News: Slow ships, quiet whales');
    expect(mail?.text).toContain(`${server.origin}${link}`);
    expect(mail?.headers['List-Unsubscribe']).toContain('/unsubscribe/');
  });
});
