import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { News } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { createNews, listedNews, publicNews, setLive } from '../../support/news.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: Client;
let visitor: Client;
const byName = new Map<string, News>();

const dayOf = (day: number) => `2025-06-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const TYPES = ['news', 'featured', 'story', 'announcement', 'interview'] as const;

beforeAll(async () => {
  server = await startTestServer();
  const { client } = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
  admin = client;
  visitor = createClient(server.origin);
  const write = async (name: string, changes: Parameters<typeof createNews>[2]) =>
    byName.set(name, dataOf(await createNews(server.origin, admin, { title: name, ...changes })));
  for (let day = 1; day <= 14; day += 1) {
    await write(`Article ${day}`, { typeArticle: TYPES[day % 5] ?? 'news', date: dayOf(day), isLive: true });
  }
  await write('Übung am Fluß', {
    authorName: 'Jörg Öster',
    date: dayOf(20),
    isLive: true,
    content: '<p>The kingfisher is back at the weir.</p>',
  });
  await write('A draft', { date: dayOf(21) });
  await write('For later', { date: '2999-01-01T08:00:00.000Z', isLive: true });
  await write('Taken down', { date: dayOf(22), isLive: true });
  dataOf(await setLive(admin, byName.get('Taken down')?.id ?? '', false));
  await write('Thrown away', { date: dayOf(23), isLive: true });
  dataOf(await admin.call('DELETE', `/news/${byName.get('Thrown away')?.id}`));
});
afterAll(() => server.close());

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const found = async (query: string) => titles((await publicNews(visitor, query)).news);

describe('getPublicNews', () => {
  it('returns only live articles, newest first, with featured and latest ones', async () => {
    const { news, featuredArticles, latestArticles, meta } = await publicNews(visitor);
    expect(meta).toMatchObject({ total: 15, totalPages: 1, totalIsExact: true });
    expect(titles(news).slice(0, 3)).toEqual(['Übung am Fluß', 'Article 14', 'Article 13']);
    expect(titles(latestArticles)).toEqual(titles(news).slice(0, 6));
    expect(titles(featuredArticles)).toEqual(['Article 11', 'Article 6', 'Article 1']);
    expect(new Set(news.map(({ state }) => state))).toEqual(new Set(['live']));
  });

  it('pages by cursor while the two other lists stay the same', async () => {
    const first = await publicNews(visitor, '?page_size=6');
    const second = await publicNews(visitor, `?page_size=6&cursor=${first.meta.nextCursor}`);
    const third = await publicNews(visitor, `?page_size=6&cursor=${second.meta.nextCursor}`);
    const walked = [first, second, third].flatMap(({ news }) => titles(news));
    expect(walked).toEqual(titles((await publicNews(visitor)).news));
    expect(third.meta.nextCursor).toBeNull();
    expect(third.latestArticles).toEqual(first.latestArticles);
  });

  it('filters by type', async () => {
    expect(await found('?typeArticle=interview')).toEqual(['Article 14', 'Article 9', 'Article 4']);
  });

  it.each([
    ['a word of the title, accents and case aside', 'ubung', ['Übung am Fluß']],
    ['the author', 'jorg oster', ['Übung am Fluß']],
    ['a word of the text', 'Kingfisher', ['Übung am Fluß']],
    ['a misspelt word of a title', 'Übumg', ['Übung am Fluß']],
    ['what nobody wrote', 'zeppelin', []],
  ])('finds %s', async (_, search, expected) => {
    expect(await found(`?search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  it('refuses another list’s cursor', async () => {
    expect((await visitor.get('/news/publicNews?cursor=abc')).status).toBe(422);
  });
});

describe('listNews', () => {
  it.each([
    ['draft', ['A draft']],
    ['scheduled', ['For later']],
    ['withdrawn', ['Taken down']],
    ['deleted', ['Thrown away']],
  ])('lists articles that are %s', async (state, expected) => {
    expect(titles((await listedNews(admin, `?state=${state}`)).data)).toEqual(expected);
  });

  it('lists every state except deleted unless asked', async () => {
    const { data, meta } = await listedNews(admin, '?page_size=50');
    expect(meta.total).toBe(18);
    expect(titles(data).slice(0, 4)).toEqual(['For later', 'Taken down', 'A draft', 'Übung am Fluß']);
  });

  it.each(['newest', 'oldest', 'title'])('returns the same rows by cursor as by page, %s first', async (sort) => {
    const whole = titles((await listedNews(admin, `?sort=${sort}&page_size=50`)).data);
    const walked: string[] = [];
    let cursor: string | null = null;
    do {
      const list = await listedNews(admin, `?sort=${sort}&page_size=5${cursor ? `&cursor=${cursor}` : ''}`);
      walked.push(...titles(list.data));
      cursor = list.meta.nextCursor;
    } while (cursor);
    expect(walked).toEqual(whole);
    const numbered = await listedNews(admin, `?sort=${sort}&page_size=5&page=2`);
    expect(titles(numbered.data)).toEqual(whole.slice(5, 10));
  });

  it('sorts by title, ignoring accents', async () => {
    const sorted = titles((await listedNews(admin, '?sort=title&page_size=50')).data);
    expect([sorted[0], sorted.at(-1)]).toEqual(['A draft', 'Übung am Fluß']);
  });

  it('refuses a cursor of another order', async () => {
    const { meta } = await listedNews(admin, '?sort=title&page_size=5');
    expect((await admin.get(`/news?sort=newest&cursor=${meta.nextCursor}`)).status).toBe(422);
  });
});
