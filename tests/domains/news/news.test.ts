import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepNews } from '#domains/news/server/publish/sweep-news.ts';
import type { AuditList, Media, News } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import {
  createNews,
  listedNews,
  newsOf,
  publicNews,
  restoreNews,
  sendNews,
  setLive,
  updateNews,
} from '../../support/news.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { listFiles, pdfFile, pictureFile, upload } from '../../support/uploads.ts';

const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const PAST = '2025-04-02T08:00:00.000Z';
const AHEAD = '2999-01-01T08:00:00.000Z';
const folder = mkdtempSync(join(tmpdir(), 'groundswell-news-'));

let server: TestServer;
let origin: string;
let admin: Client;
let adminId: string;
let otherAdmin: Client;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
  origin = server.origin;
  const { db } = server.database;
  const loggedIn = await buildLoggedIn(origin, db, { role: 'Admin', name: 'Aroha', lastName: 'Ngata' });
  admin = loggedIn.client;
  adminId = loggedIn.user.id;
  otherAdmin = (await buildLoggedIn(origin, db, { role: 'Admin' })).client;
  visitor = createClient(origin);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = async (changes: Parameters<typeof createNews>[2] = {}): Promise<News> =>
  dataOf(await createNews(origin, admin, changes));
const isPublic = async ({ id }: News) => (await visitor.get(`/news/${id}`)).status === 200;
const lastAuditEntries = async (count: number) =>
  dataOf(await admin.get<AuditList>(`/audit?page_size=${count}`)).data.map(({ action, fromState, toState, actor }) => ({
    action,
    fromState,
    toState,
    actor: actor?.id,
  }));
const uploaded = async (client: Client): Promise<Media> => {
  const [media] = dataOf(await upload(origin, client, { files: [await pictureFile()], alts: ['Seedlings'] })).media;
  if (!media) throw new Error('Nothing was uploaded');
  return media;
};
const filesKept = () => listFiles(join(folder, 'media')).filter((path) => path.endsWith('.webp')).length;
const picturesKept = async () => Number((await server.database.run('select count(*) from media')).rows[0]?.['count']);

describe('createNews', () => {
  it('creates a draft that only admins can read', async () => {
    const { status, body } = await createNews(origin, admin, {
      title: '  The  delta,\n again ',
      content: '<h2>A</h2><p>b</p>',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      title: 'The delta, again',
      slug: 'the-delta-again',
      state: 'draft',
      isLive: false,
      content: '<h2>A</h2><p>b</p>',
      excerpt: 'b',
      readingMinutes: 1,
      commentCount: 0,
      images: null,
      imagesUrl: null,
      deletedAt: null,
    });
    expect(await isPublic(body.data)).toBe(false);
    expect(dataOf(await admin.get<News>(`/news/${body.data.id}`)).state).toBe('draft');
    expect(await lastAuditEntries(1)).toEqual([
      { action: 'news_created', fromState: null, toState: 'draft', actor: adminId },
    ]);
  });

  it('publishes with isLive on its date, automatically', async () => {
    const now = await write({ isLive: true, date: PAST });
    const later = await write({ isLive: true, date: AHEAD });
    expect([now.state, later.state]).toEqual(['live', 'scheduled']);
    expect([await isPublic(now), await isPublic(later)]).toEqual([true, false]);
    // The date passes, and nothing else happens.
    await sql`update news set date = now() - interval '1 second' where id = ${later.id}::uuid`.execute(
      server.database.db,
    );
    expect(await isPublic(later)).toBe(true);
    expect(dataOf(await visitor.get<News>(`/news/${later.id}`)).state).toBe('live');
    expect((await publicNews(visitor)).latestArticles[0]?.id).toBe(later.id);
  });

  it('sanitises the content before storing it', async () => {
    const { id, content } = await write({
      content: '<p onclick=attacked()>a</p><script>attacked()</script><img src=x onerror=attacked()>',
    });
    expect(content).toBe('<p>a</p>');
    const { rows } = await sql<{ content: string }>`select content from news where id = ${id}::uuid`.execute(
      server.database.db,
    );
    expect(rows[0]?.content).toBe('<p>a</p>');
  });

  it.each([
    ['title', { title: ' \n ' }],
    ['authorName', { authorName: ' ' }],
    ['typeArticle', { typeArticle: 'gossip' }],
    ['date', { date: 'tomorrow' }],
    ['content', { content: '<p> </p><script>attacked()</script>' }],
    ['imagesUrl', { imagesUrl: 'https://evil.example/pixel.png' }],
    ['imagesUrl', { imagesUrl: `/media/${UNKNOWN}/960.webp` }],
    ['isLive', { isLive: 'perhaps' }],
    ['content', { content: `<p>a</p><img src="/media/${UNKNOWN}/960.webp" alt="b">` }],
  ])('refuses an invalid %s', async (field, changes) => {
    const { status, body } = await createNews(origin, admin, changes);
    expect({ status, fields: body.errors?.map((error) => error.field) }).toEqual({ status: 422, fields: [field] });
  });

  it('refuses unknown fields', async () => {
    expect((await createNews(origin, admin, { createdBy: adminId })).status).toBe(422);
  });

  it('creates one article for concurrent repeats', async () => {
    const form = newsOf();
    const send = () => sendNews(origin, admin, { method: 'POST', path: '/news', form });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it.each(['Member', 'Partner', 'Judge'] as const)('is forbidden to a %s', async (role) => {
    const { client } = await buildLoggedIn(origin, server.database.db, { role });
    expect((await createNews(origin, client)).status).toBe(403);
    expect((await client.get('/news')).status).toBe(403);
  });
});

describe('an article’s picture', () => {
  it('is stored from a file, private until the article is live and public then', async () => {
    const news = await write({
      images: await pictureFile('delta.jpg', 2000, 1000),
      imagesAlt: 'The delta at low tide',
    });
    expect(news.images).toMatchObject({ kind: 'picture', alt: 'The delta at low tide', width: 1920 });
    expect(news.imagesUrl).toBe(news.images?.url);
    const [plain = ''] = (news.imagesUrl ?? '').split('?');
    expect((await fetch(`${origin}${news.imagesUrl}`)).status).toBe(200);
    expect((await fetch(`${origin}${plain}`)).status).toBe(404);
    const live = dataOf(await setLive(admin, news.id, true));
    expect(live.imagesUrl).toBe(plain);
    expect((await fetch(`${origin}${plain}`)).status).toBe(200);
    dataOf(await setLive(admin, news.id, false));
    expect((await fetch(`${origin}${plain}`)).status).toBe(404);
  });

  it('can be one uploaded before, with alt text of its own', async () => {
    const media = await uploaded(admin);
    const news = await write({ imagesUrl: media.url, imagesAlt: 'Other words' });
    expect(news.images).toMatchObject({ id: media.id, alt: 'Other words' });
    const without = dataOf(await updateNews(origin, admin, news.id, { imagesAlt: '' }));
    // Deliberately decorative: the file's alt text isn't restored.
    expect(without.images?.alt).toBe('');
    expect(dataOf(await updateNews(origin, admin, news.id, { title: 'Still decorative' })).images?.alt).toBe('');
    const bare = dataOf(await updateNews(origin, admin, news.id, { imagesUrl: '' }));
    expect(bare).toMatchObject({ images: null, imagesUrl: null });
  });

  it('can’t be someone else’s', async () => {
    const { url } = await uploaded(otherAdmin);
    expect((await createNews(origin, admin, { imagesUrl: url })).status).toBe(422);
    const content = `<p>a</p><img src="${url}" alt="b">`;
    expect((await createNews(origin, admin, { content })).body.errors?.[0]?.field).toBe('content');
  });

  it('is kept when another admin edits the article', async () => {
    const media = await uploaded(admin);
    const news = await write({ imagesUrl: media.url, content: `<p>a</p><img src="${media.url}" alt="In the text">` });
    const edited = dataOf(await updateNews(origin, otherAdmin, news.id, { title: 'Edited', content: news.content }));
    expect(edited.images?.id).toBe(media.id);
    expect(edited.content).toContain('alt="In the text"');
  });

  it('is embedded in the text with its widths and size, signed while the article isn’t live', async () => {
    const media = await uploaded(admin);
    const content = `<figure><img src="${media.url}" alt="A row"><figcaption>The first row</figcaption></figure>`;
    const draft = await write({ content });
    expect(draft.content).toMatch(
      /<img src="\/media\/[0-9a-f-]+\/960\.webp\?expires=\d+&amp;signature=[\w-]+" srcset="[^"]+ 480w, /,
    );
    expect(draft.content).toContain(`width="${media.width}" height="${media.height}"`);
    const live = dataOf(await setLive(admin, draft.id, true));
    expect(live.content).toContain(`<img src="/media/${media.id}/960.webp" srcset="/media/${media.id}/480.webp 480w, `);
    expect((await fetch(`${origin}/media/${media.id}/960.webp`)).status).toBe(200);
    // The page may send back the content that it received.
    const again = dataOf(await updateNews(origin, admin, draft.id, { content: draft.content }));
    expect(again.content).toBe(live.content);
  });

  it('disappears once its file is deleted', async () => {
    const media = await uploaded(admin);
    const content = `<p>a</p><figure><img src="${media.url}" alt="A row"><figcaption>b</figcaption></figure>`;
    const { id } = await write({ imagesUrl: media.url, content, isLive: true });
    dataOf(await admin.call('DELETE', `/media/delete/${media.id}`));
    expect(dataOf(await visitor.get<News>(`/news/${id}`))).toMatchObject({
      images: null,
      content: '<p>a</p><figure><figcaption>b</figcaption></figure>',
    });
  });

  it('can’t be a PDF, nor both a file and a URL', async () => {
    const before = await picturesKept();
    const paper = await createNews(origin, admin, { images: pdfFile() });
    expect({ status: paper.status, field: paper.body.errors?.[0]?.field }).toEqual({ status: 415, field: 'images' });
    const { url } = await uploaded(admin);
    const both = await createNews(origin, admin, { images: await pictureFile(), imagesUrl: url });
    expect({ status: both.status, field: both.body.errors?.[0]?.field }).toEqual({ status: 422, field: 'imagesUrl' });
    expect((await picturesKept()) - before, 'the one that was uploaded before').toBe(1);
  });

  it('leaves no file behind when the article is refused or already existed', async () => {
    await expect.poll(filesKept, { timeout: 10_000 }).toBe((await picturesKept()) * 3);
    const before = filesKept();
    const content = `<p>a</p><img src="/media/${UNKNOWN}/960.webp" alt="b">`;
    expect((await createNews(origin, admin, { images: await pictureFile(), content })).status).toBe(422);
    await expect.poll(filesKept, { timeout: 10_000 }).toBe(before);
    const form = newsOf();
    const send = async () =>
      sendNews(origin, admin, { method: 'POST', path: '/news', form: { ...form, images: await pictureFile() } });
    const [first, second] = [dataOf(await send()), dataOf(await send())];
    expect(second.images?.id).toBe(first.images?.id);
    await expect.poll(filesKept, { timeout: 10_000 }).toBe(before + 3);
  });
});

describe('updateNews', () => {
  it('changes only the given fields', async () => {
    const news = await write({ isLive: true });
    const changed = dataOf(await updateNews(origin, admin, news.id, { title: 'Two million', typeArticle: 'story' }));
    expect(changed).toMatchObject({ title: 'Two million', slug: 'two-million', typeArticle: 'story', state: 'live' });
    expect(changed.content).toBe(news.content);
    expect(await lastAuditEntries(1)).toEqual([
      { action: 'news_updated', fromState: 'live', toState: 'live', actor: adminId },
    ]);
  });

  it('reschedules, publishes and withdraws', async () => {
    const { id } = await write({ isLive: true });
    const put = async (form: Parameters<typeof updateNews>[3]) =>
      dataOf(await updateNews(origin, admin, id, form)).state;
    expect(await put({ date: AHEAD })).toBe('scheduled');
    expect(await put({ isLive: false })).toBe('withdrawn');
    expect(await lastAuditEntries(2)).toEqual([
      { action: 'news_withdrawn', fromState: 'scheduled', toState: 'withdrawn', actor: adminId },
      { action: 'news_updated', fromState: 'scheduled', toState: 'scheduled', actor: adminId },
    ]);
    expect(await put({ date: PAST, isLive: true })).toBe('live');
  });

  it('refuses a deleted article with 409 and an unknown one with 404', async () => {
    const { id } = await write();
    dataOf(await admin.call('DELETE', `/news/${id}`));
    const { status, body } = await updateNews(origin, admin, id, { title: 'x' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'deleted' });
    expect((await updateNews(origin, admin, UNKNOWN, { title: 'x' })).status).toBe(404);
  });

  it.each([
    ['title', { title: '' }],
    ['content', { content: '<p></p>' }],
    ['imagesUrl', { imagesUrl: 'javascript:attacked()' }],
  ])('refuses an invalid %s', async (field, form) => {
    const { id } = await write();
    const { status, body } = await updateNews(origin, admin, id, form);
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 422, field });
  });
});

describe('setNewsLive', () => {
  it('publishes and withdraws idempotently', async () => {
    const { id } = await write();
    const states = [];
    for (const isLive of [true, true, false, false]) states.push(dataOf(await setLive(admin, id, isLive)).state);
    expect(states).toEqual(['live', 'live', 'withdrawn', 'withdrawn']);
    expect(await lastAuditEntries(3)).toEqual([
      { action: 'news_withdrawn', fromState: 'live', toState: 'withdrawn', actor: adminId },
      { action: 'news_live', fromState: 'draft', toState: 'live', actor: adminId },
      { action: 'news_created', fromState: null, toState: 'draft', actor: adminId },
    ]);
  });

  it('applies one of twenty concurrent switches', async () => {
    const { id } = await write();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => setLive(admin, id, place % 2 === 0)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(['live', 'withdrawn']).toContain(dataOf(await admin.get<News>(`/news/${id}`)).state);
  });

  it('answers 404 for an unknown article, 422 without a direction', async () => {
    expect((await setLive(admin, UNKNOWN, true)).status).toBe(404);
    expect((await admin.call('PATCH', `/news/${UNKNOWN}`)).status).toBe(422);
  });
});

describe('deleteNews', () => {
  it('deletes the article for everyone, and restores it unchanged', async () => {
    const live = await write({ isLive: true });
    dataOf(await admin.call('DELETE', `/news/${live.id}`));
    expect(await isPublic(live)).toBe(false);
    expect((await listedNews(admin, '?page_size=100')).data.map(({ id }) => id)).not.toContain(live.id);
    const [deleted] = (await listedNews(admin, '?state=deleted')).data;
    expect(deleted).toMatchObject({ state: 'deleted', deletedAt: expect.stringMatching(/^20/) });
    const restored = dataOf(await restoreNews(admin, live.id));
    expect(restored).toMatchObject({ state: 'live', deletedAt: null, title: live.title });
    expect(await lastAuditEntries(2)).toEqual([
      { action: 'news_restored', fromState: 'deleted', toState: 'live', actor: adminId },
      { action: 'news_deleted', fromState: 'live', toState: 'deleted', actor: adminId },
    ]);
  });

  it('restores a live article as withdrawn and a draft as a draft on request', async () => {
    const states = [];
    for (const isLive of [true, false]) {
      const { id } = await write({ isLive });
      dataOf(await admin.call('DELETE', `/news/${id}`));
      states.push(dataOf(await restoreNews(admin, id, false)).state);
    }
    expect(states).toEqual(['withdrawn', 'draft']);
  });

  it('isn’t undone by publishing or withdrawing from an outdated list', async () => {
    const live = await write({ isLive: true });
    dataOf(await otherAdmin.call('DELETE', `/news/${live.id}`));
    for (const isLive of [true, false]) {
      const { status, body } = await setLive(admin, live.id, isLive);
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'deleted' });
    }
    expect(dataOf(await admin.get<News>(`/news/${live.id}`)).state).toBe('deleted');
    expect(await isPublic(live)).toBe(false);
  });

  it('restores a withdrawn article as withdrawn; no-op if it isn’t deleted', async () => {
    const news = await write({ isLive: true });
    dataOf(await setLive(otherAdmin, news.id, false));
    dataOf(await admin.call('DELETE', `/news/${news.id}`));
    expect(dataOf(await restoreNews(admin, news.id)).state).toBe('withdrawn');
    dataOf(await setLive(otherAdmin, news.id, true));
    expect(dataOf(await restoreNews(admin, news.id, false)).state).toBe('live');
    expect((await lastAuditEntries(2)).map(({ action }) => action)).toEqual(['news_live', 'news_restored']);
  });

  it('refuses to delete twice or what doesn’t exist', async () => {
    const { id } = await write();
    dataOf(await admin.call('DELETE', `/news/${id}`));
    expect((await admin.call('DELETE', `/news/${id}`)).status).toBe(409);
    expect((await admin.call('DELETE', `/news/${UNKNOWN}`)).status).toBe(404);
  });

  it('is kept for 30 days, then hidden from everyone and deleted by the sweep', async () => {
    const { id } = await write();
    dataOf(await admin.call('DELETE', `/news/${id}`));
    const age = (days: number) =>
      sql`update news set deleted_at = now() - make_interval(days => ${days}) where id = ${id}::uuid`.execute(
        server.database.db,
      );
    await age(29);
    expect((await admin.get(`/news/${id}`)).status).toBe(200);
    const sweep = () => sweepNews({ db: server.database.db, closeCommentCases: async () => undefined });
    await sweep();
    await age(31);
    expect((await admin.get(`/news/${id}`)).status).toBe(404);
    expect((await restoreNews(admin, id)).status).toBe(404);
    expect((await listedNews(admin, '?state=deleted&page_size=100')).data.map((news) => news.id)).not.toContain(id);
    expect(await sweep()).toBe(1);
  });
});
