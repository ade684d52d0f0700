/** The language of what people write: detected, corrected by them, and answered with the text. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectTranslatables } from '#app/server/translatables.ts';
import { detectLanguage } from '#domains/translations/server/detect/detect-language.ts';
import { detectWritten } from '#domains/translations/server/detect/detect-written.ts';
import type { Comment, Council, Impact, ImpactList, News, Opportunity, UserProfile } from '#generated/types.gen.ts';
import { addComment, readThread } from '../../support/comments.ts';
import { foundCouncil } from '../../support/councils.ts';
import { buildLoggedIn, type LoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, impactOf, logImpact } from '../../support/impacts.ts';
import { createNews } from '../../support/news.ts';
import { offer } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const ARABIC = { title: 'تنظيف الشاطئ', description: 'جمعنا أربعين كيسًا من النفايات مع الجيران وأطفال الحي.' };
const GERMAN = 'Wir haben mit den Kindern aus der Nachbarschaft vierzig Säcke Müll gesammelt.';
const readImpact = async (id: string) => dataOf(await cast.owner.get<Impact>(`/impact/${id}`));
const say = (client: LoggedIn['client'], kind: string, id: string, language: string | null) =>
  client.put<{ language: string }>('/written-in', { kind, id, language });

describe('detectLanguage', () => {
  it('tells what is long enough', async () => {
    expect(await detectLanguage(GERMAN, 'en')).toBe('de');
    expect(await detectLanguage(`<p>${GERMAN}</p><a href="https://example.org/about-us">x</a>`, 'en')).toBe('de');
    expect(await detectLanguage('Tulisafisha ufuo pamoja na majirani na watoto wa mtaa wetu.', 'en')).toMatch(
      /^[a-z]{2}$/,
    );
  });

  it('takes the writer’s language for a few words, unless they are in another script', async () => {
    expect(await detectLanguage('Super, danke!', 'de')).toBe('de');
    expect(await detectLanguage('Bravo!', 'fr')).toBe('fr');
    expect(await detectLanguage('شكرا جزيلا', 'en')).toBe('ar');
    expect(await detectLanguage('👍 https://example.org/eine-deutsche-seite', 'es')).toBe('es');
    expect(await detectLanguage('Thanks', 'qps')).toBe('en');
  });
});

describe('what is written', () => {
  it('is answered with its language, everywhere', async () => {
    const impact = await logImpact(cast.owner, ARABIC);
    expect(impact.language).toBe('ar');
    await decide(cast.judge, impact.id, { isVerified: true });
    const listed = dataOf(await cast.stranger.get<ImpactList>('/impact')).data;
    expect(listed.find(({ id }) => id === impact.id)?.language).toBe('ar');
    expect((await addComment(cast.stranger, impact.id, { content: GERMAN })).language).toBe('de');
    expect(await foundCouncil(cast.owner, { description: GERMAN })).toMatchObject({ language: 'de' });
    const { client: partner } = await buildLoggedIn(server.origin, server.database.db, { role: 'Partner' });
    expect((await offer(partner, { description: GERMAN })).language).toBe('de');
    const news = dataOf(await createNews(server.origin, cast.admin, { content: `<p>${GERMAN}</p>`, title: 'Am Ufer' }));
    expect(news.language).toBe('de');
    const profile = { name: 'Amina', lastName: 'Diallo', location: 'Dakar', isTermsAgreed: true, bio: GERMAN };
    await cast.owner.put('/users', profile);
    expect(dataOf(await cast.stranger.get<UserProfile>(`/users/view/${cast.ownerId}`)).bioLanguage).toBe('de');
  });

  it('is detected again when it’s edited', async () => {
    const { id, revision } = await logImpact(cast.owner, ARABIC);
    const answer = await cast.owner.put(`/impact/${id}`, { title: 'Am Ufer', description: GERMAN, revision });
    expect(answer.status).toBe(200);
    expect((await readImpact(id)).language).toBe('de');
  });

  it('isn’t said of a comment that the reader can’t read', async () => {
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: true });
    const comment = await addComment(cast.stranger, impact.id, { content: `Seht her: ${GERMAN}` });
    await cast.admin.post('/comment/Hide', { commentId: comment.id, isHide: true });
    const seen = (await readThread(cast.owner, impact.id)).data.find(({ id }) => id === comment.id);
    expect(seen).toMatchObject({ content: null, language: null });
  });
});

describe('setWrittenIn', () => {
  it('corrects what was detected, and lasts', async () => {
    const { id, revision } = await logImpact(cast.owner, ARABIC);
    expect((await say(cast.owner, 'impact', id, 'fa')).body.data).toEqual({ language: 'fa' });
    expect((await readImpact(id)).language).toBe('fa');
    await cast.owner.put(`/impact/${id}`, { description: GERMAN, revision });
    expect((await readImpact(id)).language, 'an edit leaves the choice').toBe('fa');
    expect((await say(cast.owner, 'impact', id, null)).body.data, 'detected again').toEqual({ language: 'de' });
    await cast.owner.put(`/impact/${id}`, { ...ARABIC, revision: revision + 1 });
    expect((await readImpact(id)).language).toBe('ar');
  });

  it('is for those who can edit the text', async () => {
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: true });
    const comment: Comment = await addComment(cast.stranger, impact.id);
    const council: Council = await foundCouncil(cast.owner);
    const { client: partner } = await buildLoggedIn(server.origin, server.database.db, { role: 'Partner' });
    const offered: Opportunity = await offer(partner);
    const article: News = dataOf(await createNews(server.origin, cast.admin, { isLive: 'true' }));
    const cases = [
      { kind: 'impact', id: impact.id, may: [cast.owner], mayNot: [cast.stranger, cast.admin, cast.judge] },
      { kind: 'comment', id: comment.id, may: [cast.stranger], mayNot: [cast.owner, cast.admin] },
      { kind: 'council', id: council.id, may: [cast.owner, cast.admin], mayNot: [] },
      { kind: 'opportunity', id: offered.id, may: [partner, cast.admin], mayNot: [] },
      { kind: 'article', id: article.id, may: [cast.admin], mayNot: [cast.owner, cast.judge] },
      { kind: 'profile', id: cast.ownerId, may: [cast.owner], mayNot: [cast.admin, cast.stranger] },
    ];
    await cast.owner.put('/users', { name: 'A', lastName: 'D', location: 'Dakar', isTermsAgreed: true, bio: GERMAN });
    for (const { kind, id, may, mayNot } of cases) {
      for (const client of may) expect((await say(client, kind, id, 'sw')).status, kind).toBe(200);
      for (const client of mayNot) expect((await say(client, kind, id, 'sw')).status, kind).toBe(403);
    }
  });

  it('answers 404 for what the caller can’t see, and 422 for what is no language', async () => {
    const { id } = await logImpact(cast.owner);
    expect((await say(cast.stranger, 'impact', id, 'de')).status).toBe(404);
    expect((await say(cast.stranger, 'council', cast.ownerId, 'de')).status).toBe(404);
    expect((await say(cast.owner, 'impact', id, 'Deutsch')).status).toBe(422);
    expect((await say(cast.owner, 'picture', id, 'de')).status).toBe(422);
  });
});

describe('detectWritten', () => {
  it('finds the languages of what was written before, once', async () => {
    const { db } = server.database;
    const impact = await logImpact(cast.owner, { ...impactOf(), description: GERMAN });
    const council = await foundCouncil(cast.owner, { description: ARABIC.description });
    await sql`delete from text_languages`.execute(db);
    await sql`insert into text_detection (kind) values ('impact'), ('comment'), ('council'), ('opportunity'), ('article'),
      ('profile') on conflict do nothing`.execute(db);
    await detectWritten(
      db,
      collectTranslatables(() => {
        throw new Error('Only articles present files.');
      }),
    );
    expect((await readImpact(impact.id)).language).toBe('de');
    expect(dataOf(await cast.owner.get<Council>(`/council/${council.id}`)).language).toBe('ar');
    const { rows } = await sql`select from text_detection`.execute(db);
    expect(rows).toEqual([]);
    const { rows: languages } = await sql<{
      kind: string;
    }>`select distinct kind from text_languages order by 1`.execute(db);
    expect(languages.map(({ kind }) => kind)).toEqual([
      'article',
      'comment',
      'council',
      'impact',
      'opportunity',
      'profile',
    ]);
  });
});
