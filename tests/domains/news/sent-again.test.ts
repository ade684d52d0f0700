import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditList, News } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { createNews, type NewsForm, newsOf, sendNews, setLive, updateNews } from '../../support/news.ts';
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

const formOf = (changes: NewsForm = {}) => newsOf({ draftId: randomUUID(), ...changes });
const send = (form: NewsForm, client = admin) =>
  sendNews(server.origin, client, { method: 'POST', path: '/news', form });
const written = async () => Number((await server.database.run('select count(*) from news')).rows[0]?.['count']);
/** Backdates the article by a day, as if the first request was long ago. */
const letTimePass = ({ id }: News) =>
  server.database.run(
    `update news set created_at = created_at - interval '1 day', updated_at = updated_at - interval '1 day',
      draft_at = draft_at - interval '1 day' where id = '${id}'`,
  );

describe('createNews with a draftId', () => {
  it('updates the same article however late it is sent again', async () => {
    const form = formOf({ isLive: true });
    const first = dataOf(await send(form));
    const before = await written();
    await letTimePass(first);
    const again = await send(form);
    expect({ status: again.status, id: again.body.data.id }).toEqual({ status: 201, id: first.id });
    expect(await written()).toBe(before);
  });

  it('applies a correction sent with the repeat, and announces the article once', async () => {
    const form = formOf({ isLive: true });
    const first = dataOf(await send(form));
    await server.database.run(`update news set told_at = now() where id = '${first.id}'`);
    for (const title of ['A letter mended', 'Another letter mended']) {
      const again = dataOf(await send({ ...form, title }));
      expect(again).toMatchObject({ id: first.id, title, state: 'live' });
    }
    const { rows } = await server.database.run(`select told_at from news where id = '${first.id}'`);
    expect(rows[0]?.['told_at']).toBeInstanceOf(Date);
    const entries = dataOf(await admin.get<AuditList>('/audit?page_size=3')).data.map(({ action }) => action);
    expect(entries).toEqual(['news_updated', 'news_updated', 'news_created']);
  });

  it('creates one article for three concurrent repeats', async () => {
    const form = formOf();
    const answers = await Promise.all([send(form), send(form), send(form)]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it('follows the second request in publishing or withdrawing', async () => {
    const form = formOf();
    expect(dataOf(await send(form)).state).toBe('draft');
    expect(dataOf(await send({ ...form, isLive: true })).state).toBe('live');
    expect(dataOf(await send({ ...form, isLive: false })).state).toBe('withdrawn');
  });

  it('doesn’t undo later changes to the article', async () => {
    const form = formOf({ isLive: true });
    const first = dataOf(await send(form));
    dataOf(await updateNews(server.origin, otherAdmin, first.id, { title: 'By another' }));
    const { status, body } = await send(form);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'already_exists' });
    dataOf(await setLive(otherAdmin, first.id, false));
    expect((await send({ ...form, title: 'By another' })).status).toBe(409);
    expect(dataOf(await admin.get<News>(`/news/${first.id}`))).toMatchObject({
      title: 'By another',
      state: 'withdrawn',
    });
    dataOf(await otherAdmin.call('DELETE', `/news/${first.id}`));
    expect((await send(form)).body.code).toBe('deleted');
  });

  it('never updates another admin’s article, and a new draftId makes a new article', async () => {
    const form = formOf();
    const ids = [dataOf(await send(form)).id, dataOf(await send(form, otherAdmin)).id];
    ids.push(dataOf(await send({ ...form, draftId: randomUUID() })).id);
    expect(new Set(ids).size).toBe(3);
    expect((await createNews(server.origin, admin, { draftId: 'mine' })).status).toBe(422);
  });
});
