/** Translations that readers ask for, from a service on another port. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownTranslations } from '#domains/translations/server/public.ts';
import type { Comment, CommunitySettingsState, Translation } from '#generated/types.gen.ts';
import { readConfig } from '#platform/server/config/config.ts';
import type { Client } from '../../support/client.ts';
import { addComment } from '../../support/comments.ts';
import { foundCouncil } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { createNews } from '../../support/news.ts';
import { offer } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { startTranslationService, type TranslationService } from '../../support/translation-service.ts';

let service: TranslationService;
let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  service = await startTranslationService();
  server = await startTestServer({ TRANSLATE_URL: service.url, TRANSLATE_KEY: 'a-key-of-ours' });
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(() => {
  service.asked.length = 0;
  service.behave('well');
  service.additions = '';
  service.whenAsked = null;
});

const ARABIC = { title: 'تنظيف الشاطئ', description: 'جمعنا أربعين كيسًا من النفايات مع الجيران وأطفال الحي.' };
const GERMAN = 'Wir haben mit den Kindern aus der Nachbarschaft vierzig Säcke Müll gesammelt.';
const translate = (client: Client, kind: string, id: string, target = 'en') =>
  client.post<Translation>('/translation', { kind, id, target });
const countOf = async (id: string) =>
  (
    await sql<{
      count: number;
    }>`select count(*)::int as count from text_translations where subject_id = ${id}`.execute(server.database.db)
  ).rows[0]?.count;
const countKept = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from text_translations`.execute(server.database.db))
    .rows[0]?.count;

async function publicImpact(changes: object = ARABIC) {
  const impact = await logImpact(cast.owner, changes);
  await decide(cast.judge, impact.id, { isVerified: true });
  return impact;
}

describe('translateText', () => {
  it('asks the service once, and keeps the answer for everyone', async () => {
    const { id } = await publicImpact();
    const { status, body } = await translate(cast.stranger, 'impact', id);
    expect({ status, ...body.data }).toEqual({
      status: 200,
      title: `${ARABIC.title} [ar → en]`,
      text: `${ARABIC.description} [ar → en]`,
      source: 'ar',
      target: 'en',
      service: 'LibreTranslate',
    });
    expect(service.asked).toContainEqual({
      q: ARABIC.description,
      source: 'ar',
      target: 'en',
      format: 'text',
      api_key: 'a-key-of-ours',
    });
    expect(service.asked).toHaveLength(2);
    service.behave('failing');
    expect((await translate(cast.otherJudge, 'impact', id)).body.data).toEqual(body.data);
    service.behave('well');
    expect((await translate(cast.stranger, 'impact', id, 'de')).body.data.text).toContain('[ar → de]');
  });

  it('has no text of an area that is off', async () => {
    const { id } = await foundCouncil(cast.owner, { description: GERMAN });
    const switchOff = async (areasOff: string[]) => {
      const { revision } = dataOf(await cast.admin.get<CommunitySettingsState>('/community-settings'));
      dataOf(await cast.admin.put(`/community-settings?revision=${revision}`, { areasOff }));
    };
    await switchOff(['councils']);
    expect((await translate(cast.owner, 'council', id)).status).toBe(404);
    await switchOff([]);
    expect((await translate(cast.owner, 'council', id)).status).toBe(200);
  });

  it('sends nothing by itself', async () => {
    const { id } = await publicImpact();
    await cast.stranger.get(`/impact/${id}`);
    await addComment(cast.stranger, id, { content: GERMAN });
    expect(service.asked).toEqual([]);
  });

  it('translates an edited text again', async () => {
    const { id, revision } = await logImpact(cast.owner, ARABIC);
    await translate(cast.owner, 'impact', id);
    await cast.owner.put(`/impact/${id}`, { title: 'Am Ufer', description: GERMAN, revision });
    expect(await countOf(id), 'the old one is gone').toBe(0);
    expect((await translate(cast.owner, 'impact', id)).body.data).toMatchObject({
      text: `${GERMAN} [de → en]`,
      source: 'de',
    });
  });

  it('translates again once the language was corrected', async () => {
    const { id } = await logImpact(cast.owner, { title: 'Am Ufer', description: GERMAN });
    await translate(cast.owner, 'impact', id);
    await cast.owner.put('/written-in', { kind: 'impact', id, language: 'fr' });
    expect((await translate(cast.owner, 'impact', id)).body.data.source).toBe('fr');
  });

  it('translates every kind of text', async () => {
    const impact = await publicImpact();
    const comment = await addComment(cast.stranger, impact.id, { content: `${GERMAN} @{${cast.ownerId}}` });
    const council = await foundCouncil(cast.owner, { description: GERMAN });
    const { client: partner } = await buildLoggedIn(server.origin, server.database.db, { role: 'Partner' });
    const offered = await offer(partner, { description: GERMAN });
    await cast.owner.put('/users', {
      name: 'Amina',
      lastName: 'D',
      location: 'Dakar',
      isTermsAgreed: true,
      bio: GERMAN,
    });
    for (const [kind, id, client] of [
      ['comment', comment.id, cast.stranger],
      ['council', council.id, cast.owner],
      ['opportunity', offered.id, partner],
      ['profile', cast.ownerId, cast.stranger],
    ] as const) {
      const { status, body } = await translate(client, kind, id);
      expect({ kind, status }).toEqual({ kind, status: 200 });
      expect(body.data.text).toContain(GERMAN);
      expect(body.data.text).toContain('[de → en]');
    }
    const sent = service.asked.find(({ q }) => q.includes('@'));
    expect(sent?.q, 'a mention by its name').toBe(`${GERMAN} @Amina D`);
  });

  it('cleans the HTML that the service sends for an article', async () => {
    const article = dataOf(
      await createNews(server.origin, cast.admin, { title: 'Am Ufer', content: `<p>${GERMAN}</p>`, isLive: 'true' }),
    );
    service.additions = '<script>alert(1)</script><p onclick="x()">Mehr</p><a href="javascript:x()">hier</a>';
    const { body } = await translate(cast.stranger, 'article', article.id);
    expect(body.data.text).toContain(`<p>${GERMAN}</p>`);
    expect(body.data.text).toContain('<p>Mehr</p>');
    expect(body.data.text).not.toMatch(/script|onclick/);
    expect(service.asked.map(({ format }) => format).sort()).toEqual(['html', 'text']);
  });
});

describe('who may have what translated', () => {
  it('is everyone who may read it', async () => {
    const pending = await logImpact(cast.owner, ARABIC);
    expect((await translate(cast.stranger, 'impact', pending.id)).status).toBe(404);
    expect((await translate(cast.owner, 'impact', pending.id)).status).toBe(200);
    expect((await translate(cast.stranger, 'impact', pending.id)).status, 'kept, but not theirs').toBe(404);
    expect((await translate(cast.judge, 'impact', pending.id)).status).toBe(200);
    const impact = await publicImpact();
    const comment = await addComment(cast.stranger, impact.id, { content: `Seht her: ${GERMAN}` });
    expect((await translate(cast.owner, 'comment', comment.id)).status).toBe(200);
    await cast.admin.post('/comment/Hide', { commentId: comment.id, isHide: true });
    expect((await translate(cast.owner, 'comment', comment.id)).status).toBe(404);
    const draft = dataOf(await createNews(server.origin, cast.admin, { content: `<p>${GERMAN}</p>` }));
    expect((await translate(cast.stranger, 'article', draft.id)).status).toBe(404);
  });

  it('never names the text: there is no field for it', async () => {
    const { id } = await publicImpact();
    const answer = await cast.stranger.post('/translation', { kind: 'impact', id, target: 'en', q: 'Anything' });
    expect(answer.status).toBe(422);
  });

  it('is everyone who is logged in, suspended or not, but no visitor', async () => {
    const { id } = await publicImpact();
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${user.id}`.execute(
      server.database.db,
    );
    expect((await translate(client, 'impact', id)).status).toBe(200);
    expect((await client.put('/written-in', { kind: 'impact', id, language: 'de' })).body.code).toBe('suspended');
    expect((await client.post('/translation', { kind: 'impact', id, target: 'de' }, { token: null })).status).toBe(401);
  });
});

describe('what the service can’t do', () => {
  it('is said in the reader’s language', async () => {
    const { id } = await publicImpact();
    await cast.owner.put('/written-in', { kind: 'impact', id, language: 'sw' });
    const answer = await cast.stranger.post(
      '/translation',
      { kind: 'impact', id, target: 'en' },
      { headers: { 'accept-language': 'de' } },
    );
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.message).toBe('LibreTranslate kann das nicht übersetzen: Suaheli → Englisch.');
    expect(service.asked).toEqual([]);
  });

  it('includes the language that it’s already in, and long texts', async () => {
    const { id } = await publicImpact();
    expect((await translate(cast.stranger, 'impact', id, 'ar')).status).toBe(422);
    const content = `<p>${`${GERMAN} `.repeat(300)}</p>`;
    const article = dataOf(await createNews(server.origin, cast.admin, { content, isLive: 'true' }));
    const { status, body } = await translate(cast.stranger, 'article', article.id);
    expect({ status, message: body.errors?.[0]?.message }).toEqual({
      status: 422,
      message: 'This text is too long to be translated.',
    });
    expect(service.asked).toEqual([]);
  });

  it('answers 503 while it fails, and keeps nothing', async () => {
    const { id } = await publicImpact();
    const before = await countKept();
    for (const how of ['failing', 'strangely'] as const) {
      service.behave(how);
      const { status, body } = await translate(cast.stranger, 'impact', id);
      expect({ status, message: body.message }).toEqual({
        status: 503,
        message: 'LibreTranslate isn’t answering. Try again later.',
      });
    }
    expect(await countKept()).toBe(before);
    service.behave('well');
    expect((await translate(cast.stranger, 'impact', id)).status).toBe(200);
  });

  it('answers 503 before the call’s own time is up if it’s silent', { timeout: 20_000 }, async () => {
    const { id } = await publicImpact();
    service.behave('silent');
    expect(await translate(cast.stranger, 'impact', id)).toMatchObject({ status: 503 });
  });

  it('isn’t asked more than sixty times an hour by one account; what is kept is free', async () => {
    const { client } = await buildLoggedIn(server.origin, server.database.db);
    const impact = await publicImpact();
    await translate(client, 'impact', impact.id);
    await sql`update rate_windows set hits = 60 where key like 'askTranslationService:account:%'`.execute(
      server.database.db,
    );
    const other = await publicImpact();
    expect((await translate(client, 'impact', other.id)).status).toBe(429);
    expect((await translate(client, 'impact', impact.id)).status).toBe(200);
    await sql`delete from rate_windows where key like 'askTranslationService:%'`.execute(server.database.db);
  });
});

describe('kept translations', () => {
  it('go with a deleted comment, also one that is deleted while it’s translated', async () => {
    const impact = await publicImpact();
    const first: Comment = await addComment(cast.stranger, impact.id, { content: `${GERMAN} Eins.` });
    await translate(cast.owner, 'comment', first.id);
    expect(await countOf(first.id)).toBe(1);
    await cast.stranger.call('DELETE', `/comment/${first.id}`);
    expect(await countOf(first.id)).toBe(0);
    const second: Comment = await addComment(cast.stranger, impact.id, { content: `${GERMAN} Zwei.` });
    service.whenAsked = async () => void (await cast.stranger.call('DELETE', `/comment/${second.id}`));
    await translate(cast.owner, 'comment', second.id);
    expect(await countOf(second.id)).toBe(0);
  });

  it('go with their author, whose verified impact stays and keeps its language', async () => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    const { id } = await logImpact(client, ARABIC);
    await decide(cast.judge, id, { isVerified: true });
    await translate(cast.stranger, 'impact', id);
    expect(await countOf(id)).toBe(1);
    expect((await cast.admin.post(`/users/${user.id}/erase`, { email: user.email })).status).toBe(200);
    expect(await countOf(id)).toBe(0);
    expect(dataOf(await cast.stranger.get<{ language: string }>(`/impact/${id}`)).language).toBe('ar');
  });

  it('are in the download of the author’s data', async () => {
    const { id } = await publicImpact();
    await translate(cast.stranger, 'impact', id);
    const rows: object[] = [];
    for (const part of ownTranslations) {
      for await (const row of part.rows(server.database.db, cast.ownerId)) rows.push(row);
    }
    const translations = [expect.objectContaining({ target: 'en', title: `${ARABIC.title} [ar → en]` })];
    expect(rows).toContainEqual(expect.objectContaining({ subject_id: id, language: 'ar', translations }));
  });
});

describe('without a service', () => {
  it('nothing is translated', async () => {
    const plain = await startTestServer();
    try {
      const { owner } = await buildCast(plain.origin, plain.database.db);
      const { id } = await logImpact(owner, ARABIC);
      expect((await translate(owner, 'impact', id)).status).toBe(404);
    } finally {
      await plain.close();
    }
  });

  it('a key alone stops the start', () => {
    expect(() => readConfig({ TRANSLATE_KEY: 'a-key' })).toThrow('TRANSLATE_URL: expected the address of the service');
    expect(() => readConfig({ TRANSLATE_URL: 'translate.example' })).toThrow('TRANSLATE_URL');
  });
});
