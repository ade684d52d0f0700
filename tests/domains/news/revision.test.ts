import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditList, News } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { createNews, type NewsForm, setLive, updateNews } from '../../support/news.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: Client;
let otherAdmin: Client;

beforeAll(async () => {
  server = await startTestServer();
  const arrive = async () => (await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' })).client;
  [admin, otherAdmin] = [await arrive(), await arrive()];
});

afterAll(() => server.close());

const write = async (form: NewsForm = {}) => dataOf(await createNews(server.origin, admin, form));
const save = (client: Client, { id }: News, form: NewsForm) => updateNews(server.origin, client, id, form);
const read = async ({ id }: News) => dataOf(await admin.get<News>(`/news/${id}`));
const auditOf = async ({ title }: News) =>
  dataOf(await admin.get<AuditList>('/audit?page_size=50')).data.filter(({ subjectTitle }) => subjectTitle === title);

/** Everything the editor sends. */
const formOf = ({ title, authorName, typeArticle, date, content, isLive, revision }: News): NewsForm => ({
  title,
  authorName,
  typeArticle,
  date,
  content,
  isLive,
  imagesUrl: '',
  revision,
});

describe('updateNews with a revision', () => {
  it('saves on top of the version that was opened', async () => {
    const opened = await write({ isLive: true });
    const saved = dataOf(await save(admin, opened, { ...formOf(opened), title: 'Two million' }));
    expect(saved).toMatchObject({ title: 'Two million', state: 'live' });
    expect(dataOf(await save(otherAdmin, saved, { title: 'Three million', revision: saved.revision })).title).toBe(
      'Three million',
    );
  });

  it('never republishes what another admin has withdrawn meanwhile', async () => {
    const opened = await write({ isLive: true });
    dataOf(await setLive(otherAdmin, opened.id, false));
    const { status, body } = await save(admin, opened, { ...formOf(opened), title: 'A letter mended' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'edited_meanwhile' });
    expect(await read(opened)).toMatchObject({ title: opened.title, state: 'withdrawn' });
  });

  it('lets one of two concurrent editors win, and tells the other', async () => {
    const opened = await write();
    const answers = await Promise.all(
      [admin, otherAdmin].map((client, place) => save(client, opened, { ...formOf(opened), title: `By ${place}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await read(opened)).title).toBe(`By ${winner}`);
  });

  it('accepts the same save again after a lost response, and records it once', async () => {
    const opened = await write();
    const form = { ...formOf(opened), title: 'Sent twice in revision.test' };
    const first = dataOf(await save(admin, opened, form));
    const again = dataOf(await save(admin, opened, form));
    expect(again).toEqual(first);
    expect((await auditOf(first)).map(({ action }) => action)).toEqual(['news_updated']);
    expect((await save(admin, opened, { ...form, isLive: true })).status).toBe(409);
  });

  it('says that an article is deleted, and refuses an invalid revision', async () => {
    const opened = await write();
    dataOf(await admin.call('DELETE', `/news/${opened.id}`));
    expect((await save(admin, opened, formOf(opened))).body.message).toBe('This article is deleted. Restore it first.');
    expect((await save(admin, await write(), { title: 'x', revision: 'yesterday' })).status).toBe(422);
  });

  it('lets the last save win without a revision', async () => {
    const opened = await write();
    dataOf(await save(otherAdmin, opened, { title: 'Theirs' }));
    expect(dataOf(await save(admin, opened, { title: 'Mine' })).title).toBe('Mine');
  });
});
