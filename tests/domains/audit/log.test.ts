import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAll } from '#domains/audit/server/public.ts';
import { titleOfPerson } from '#domains/people/model.ts';
import type { AuditList } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NAMELESS = { name: null, lastName: null };

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const log = async (query = '') => dataOf(await cast.admin.get<AuditList>(`/audit${query}`));

describe('listAuditLog', () => {
  it('doesn’t count a search again that matched more than 10,000 a moment ago, unless its end is shown', async () => {
    const { db } = server.database;
    await sql`insert into audit_entries (id, actor_id, action, subject_kind, subject_title)
      select gen_random_uuid(), ${cast.adminId}, 'impact_hidden', 'impact', 'Weirs of Ziniaré'
      from generate_series(1, 10001)`.execute(db);
    const take = (count: number) =>
      sql`delete from audit_entries where id in (
        select id from audit_entries where subject_title = 'Weirs of Ziniaré' limit ${count})`.execute(db);
    const counted = async (more = '') => (await log(`?search=ziniare${more}`)).meta;
    const many = { total: 10_000, totalPages: 500, totalIsExact: false };
    expect(await counted()).toMatchObject(many);
    await take(2);
    for (const more of ['', '&sort=oldest', '&page=2']) expect(await counted(more)).toMatchObject(many);
    // A list with another filter has its own count.
    expect(await counted('&subjectKind=impact')).toMatchObject({ total: 9_999, totalIsExact: true });
    await take(9_990);
    expect(await counted()).toMatchObject({ total: 9, totalIsExact: true });
    await take(9);
  });

  it('says who decided what, the states before and after, and why', async () => {
    const impact = await logImpact(cast.owner, { title: 'Repairing bicycles' });
    await decide(cast.judge, impact.id, { isVerified: false, reason: 'No pictures.' });
    dataOf(await cast.owner.post(`/impact/appeal/${impact.id}`, { reason: 'There are three.' }));
    await decide(cast.otherJudge, impact.id, { isVerified: true });
    await decide(cast.admin, impact.id, { isVerified: null, reason: 'Twice logged' });
    const { data } = await log(`?subjectId=${impact.id}`);
    expect(
      data.map(({ action, actor, fromState, toState, reason }) => [action, actor?.id, fromState, toState, reason]),
    ).toEqual([
      ['impact_reopened', cast.adminId, 'verified', 'pending', 'Twice logged'],
      ['impact_overturned', cast.otherJudgeId, 'pending', 'verified', null],
      ['impact_appealed', cast.ownerId, 'declined', 'pending', 'There are three.'],
      ['impact_declined', cast.judgeId, 'pending', 'declined', 'No pictures.'],
    ]);
    expect(data[0]).toMatchObject({
      subjectKind: 'impact',
      subjectTitle: 'Repairing bicycles',
      link: `/impacts/${impact.id}/repairing-bicycles`,
    });
  });

  it('says what the code wrote in the language of its reader', async () => {
    await cast.admin.get('/export/user?role=Judge&search=lake');
    const entries = async (language: string) => {
      const headers = { 'accept-language': language };
      const { data } = dataOf(await cast.admin.get<AuditList>('/audit?action=users_exported', { headers }));
      return data.map(({ subjectTitle, toState }) => [subjectTitle, toState]);
    };
    expect(await entries('en')).toEqual([['Accounts: role Judge, search “lake” (csv)', '0 rows']]);
    expect(await entries('de')).toEqual([['Konten: Rolle Jurymitglied, Suche „lake“ (csv)', '0 Zeilen']]);
    // An entry as an earlier release wrote it.
    await sql`update audit_entries set facts = null where action = 'users_exported'`.execute(server.database.db);
    expect(await entries('de')).toEqual([['Accounts: role Judge, search “lake” (csv)', '0 rows']]);
  });

  it('finds titles that the code wrote by what its reader sees', async () => {
    const { db } = server.database;
    const from = new Date().toISOString();
    const on = { actorId: cast.adminId, subjectId: null } as const;
    const report = { ...on, action: 'report_filed', subjectKind: 'report' } as const;
    const exported = { ...on, action: 'users_exported', subjectKind: 'export' } as const;
    const filters = { role: 'Partner', status: 'inactive', search: 'Höhle' } as const;
    await db.transaction().execute((tx) =>
      recordAll(tx, [
        { ...report, subjectTitle: 'Picture of a comment on Teichufer' },
        { ...report, subjectTitle: { of: 'picture' } },
        { ...report, subjectTitle: { of: 'comment', on: 'Teichufer' } },
        { ...exported, subjectTitle: { of: 'accounts', format: 'json', filters } },
        { ...exported, subjectTitle: { of: 'opportunities', whose: 'own' } },
        { ...on, action: 'user_deactivated', subjectKind: 'user', subjectTitle: titleOfPerson(NAMELESS) },
      ]),
    );
    const found = async (language: string, search: string) => {
      const headers = { 'accept-language': language };
      const query = `from=${from}&search=${encodeURIComponent(search)}&sort=oldest`;
      const { data } = dataOf(await cast.admin.get<AuditList>(`/audit?${query}`, { headers }));
      return data.map(({ subjectTitle }) => subjectTitle);
    };
    const german = {
      comment: 'Kommentar zu Teichufer',
      accounts: 'Konten: Rolle Partner, Status deaktiviert und Suche „Höhle“ (json)',
    };
    for (const title of Object.values(german)) expect(await found('de', title)).toEqual([title]);
    expect(await found('de', 'BILD')).toEqual(['Bild']);
    expect(await found('de', 'kommentar')).toEqual([german.comment]);
    expect(await found('de', 'konten')).toEqual([german.accounts]);
    expect(await found('de', 'status deaktiviert und suche')).toEqual([german.accounts]);
    for (const begun of ['Konten: Rolle', 'Konten: Rolle P', 'status deaktiviert und su']) {
      expect(await found('de', begun), begun).toEqual([german.accounts]);
    }
    for (const language of ['de', 'es', 'fr', 'ar']) {
      const [title] = await found(language, 'Höhle');
      expect(await found(language, title ?? 'none'), language).toEqual([title]);
    }
    expect(await found('de', 'eigene')).toEqual(['Alle eigenen Angebote']);
    expect(await found('de', 'mitglied')).toEqual(['Mitglied']);
    expect(await found('de', 'Kommentar zu Fluss')).toEqual([]);
    expect(await found('fr', 'commentaire sur « teichufer »')).toHaveLength(1);
    expect(await found('ar', 'تعليق على Teichufer')).toHaveLength(1);
    expect(await found('en', 'Bild')).toEqual([]);
    expect(await found('en', 'picture')).toEqual(['Picture of a comment on Teichufer', 'Picture']);
  });

  it('can be filtered, searched and paged', async () => {
    const before = new Date();
    for (const title of ['Wetland birds', 'River walk', 'Café des oiseaux']) {
      await decide(cast.judge, (await logImpact(cast.owner, { title })).id, { isVerified: true });
    }
    const titles = async (query: string) => (await log(query)).data.map(({ subjectTitle }) => subjectTitle);
    expect(await titles(`?actor=${cast.judgeId}&action=impact_verified&sort=oldest`)).toEqual([
      'Wetland birds',
      'River walk',
      'Café des oiseaux',
    ]);
    expect(await titles('?search=CAFE')).toEqual(['Café des oiseaux']);
    expect(await titles('?search=100%25')).toEqual([]);
    expect(await titles(`?subjectKind=council`)).toEqual([]);
    expect(await titles(`?to=${before.toISOString()}&action=impact_verified`)).toEqual([]);
    expect(await titles(`?from=${before.toISOString()}&action=impact_verified`)).toHaveLength(3);
    const first = await log('?action=impact_verified&page_size=2');
    const rest = await log(`?action=impact_verified&page_size=2&cursor=${first.meta.nextCursor}`);
    expect([...first.data, ...rest.data].map(({ subjectTitle }) => subjectTitle)).toEqual([
      'Café des oiseaux',
      'River walk',
      'Wetland birds',
    ]);
    expect(first.meta.total).toBe(3);
  });

  it('is for admins', async () => {
    expect((await createClient(server.origin).get('/audit')).status).toBe(401);
    for (const client of [cast.judge, cast.owner]) expect((await client.get('/audit')).status).toBe(403);
    expect((await cast.admin.get('/audit?action=dance')).status).toBe(422);
    expect((await cast.admin.get('/audit?from=yesterday')).status).toBe(422);
  });
});
