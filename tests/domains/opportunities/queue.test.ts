/** The partner's queue of applications, and their export. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  APPLICATION_ORDERS,
  listApplicationIds,
  listPeopleNamed,
} from '#domains/opportunities/server/applications/application-lists.repository.ts';
import type { Application, ApplicationList, AuditList } from '#generated/types.gen.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf, decide, idsOf, logImpact } from '../../support/impacts.ts';
import {
  addRequests,
  apply,
  buildOpportunityCast,
  givePoints,
  type OpportunityCast,
  offer,
  offerOpen,
} from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: OpportunityCast;
let opportunityId: string;
const applications: Application[] = [];
const db = () => server.database.db;
const TITLED = { title: 'Coastal stewards, "2026"' };
const REQUESTS = '/opportunity-application-request';

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildOpportunityCast(server.origin, db());
  opportunityId = await offerOpen(cast, TITLED);
  for (const [name, points] of [
    ['Álvaro', 50],
    ['Beatriz', 90],
    ['=HYPERLINK("x")', 50],
  ] as const) {
    const { client, user } = await buildLoggedIn(server.origin, db(), { name, lastName: 'de Souza, "Zé"' });
    await givePoints(cast.admin, user.id, points);
    applications.push(await apply(client, opportunityId));
  }
  await cast.partner.put(`${REQUESTS}/${applications[2]?.id}`, { isApproved: false });
});
afterAll(() => server.close());

const idAt = (index: number) => applications[index]?.id ?? 'nothing';

describe('listApplications', () => {
  it.each([
    ['newest first', '', [2, 1, 0]],
    ['oldest first', '&sort=oldest', [0, 1, 2]],
    ['most points first, of equals the earlier', '&sort=points', [1, 0, 2]],
    ['in a state', '&state=requested', [1, 0]],
    ['from so many points on', '&min_points=60', [1]],
    ['by name, accents aside', '&search=alvaro', [0]],
    ['by the beginning of a name', '&search=be', [1]],
  ])('gives the applications of an opportunity: %s', async (_name, query, order) => {
    expect(await idsOf(cast.partner, `${REQUESTS}?opportunityId=${opportunityId}${query}`)).toEqual(order.map(idAt));
  });

  it('finds and counts the same applications for a name too common to resolve to people', async () => {
    for (const filter of [{}, { state: 'requested' }, { opportunityId }, { minPoints: 60 }] as const) {
      for (const words of [['%sou%'], ['% be%'], ['%alvaro%', '%souza%'], ['%nobody%']]) {
        const applicants = (await listPeopleNamed(db(), words)) ?? [];
        const page = readPage({}, APPLICATION_ORDERS.newest);
        const found = await listApplicationIds(db(), { ...filter, applicants }, page);
        expect(await listApplicationIds(db(), { ...filter, words }, page)).toEqual(found);
      }
    }
  });

  it.each(['newest', 'oldest', 'points'])('returns the same rows by cursor as by page: %s', async (sort) => {
    const base = `${REQUESTS}?opportunityId=${opportunityId}&sort=${sort}`;
    const { meta } = dataOf(await cast.partner.get<ApplicationList>(`${base}&page_size=2`));
    expect(meta).toMatchObject({ total: 3, totalPages: 2 });
    const rest = await idsOf(cast.partner, `${base}&page_size=2&cursor=${meta.nextCursor}`);
    expect(rest).toEqual((await idsOf(cast.partner, base)).slice(2));
  });

  it('returns a partner’s own opportunities’ only, and all to an admin', async () => {
    const other = await apply(cast.member, await offerOpen({ partner: cast.otherPartner, admin: cast.admin }));
    expect(await idsOf(cast.otherPartner, REQUESTS)).toEqual([other.id]);
    expect(await idsOf(cast.partner, REQUESTS)).not.toContain(other.id);
    expect(await idsOf(cast.admin, REQUESTS)).toEqual(expect.arrayContaining([other.id, idAt(0)]));
    expect((await cast.otherPartner.get(`${REQUESTS}?opportunityId=${opportunityId}`)).status).toBe(403);
    expect((await cast.member.get(REQUESTS)).status).toBe(403);
    const { id: pending } = await offer(cast.partner);
    expect((await cast.otherPartner.get(`${REQUESTS}?opportunityId=${pending}`)).status).toBe(404);
  });

  it('respects the applicant’s privacy policy', async () => {
    const { client } = await buildLoggedIn(server.origin, db(), { name: 'Open' });
    const judge = await buildLoggedIn(server.origin, db(), { role: 'Judge' });
    await decide(judge.client, (await logImpact(client)).id, { isVerified: true });
    const policy = { contactNo: 'private', location: 'private', councils: 'private', leaderboard: 'private' };
    await client.post('/userPrivacyPolicy', { ...policy, email: 'private', impacts: 'public' });
    const { id } = await apply(client, opportunityId);
    const read = async () =>
      dataOf(await cast.partner.get<ApplicationList>(`${REQUESTS}?opportunityId=${opportunityId}&search=open`)).data[0];
    expect(await read()).toMatchObject({ id, impactCount: 1, points: 32, pointsAtRequest: 32 });
    await client.put('/userPrivacyPolicy', { ...policy, email: 'private', impacts: 'private' });
    expect(await read()).toMatchObject({ id, impactCount: 0 });
    await client.post(`${REQUESTS}/delete/${id}`);
  });
});

describe('exportApplications', () => {
  const download = async (client: Client, query = '') => {
    const { status, headers, body } = await client.get<string>(`/export/application${query}`);
    return { status, headers, text: body.data };
  };

  it('neutralises formulas and ends with the row count', async () => {
    const { status, headers, text } = await download(cast.partner, `?opportunityId=${opportunityId}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="applications-[\d-]+\.csv"$/);
    const lines = text.split('\r\n');
    expect(headers.get('x-row-count')).toBe(String(lines.length - 3));
    expect(lines.at(-2)).toBe(`${lines.length - 3} rows`);
    expect(lines[0]).toBe(
      'Application,Opportunity,Applicant,Email,Phone,State,Points now,Points when applying,Points required,Verified impacts,Applied at (UTC),Decided at (UTC),Decided by,Why they’re applying,Answers,Message to the applicant',
    );
    expect(lines[1]).toMatch(
      /^[0-9a-f-]{36},"Coastal stewards, ""2026""","Álvaro de Souza, ""Zé""",[^,]*,[^,]*,pending,50,50,0,0,/,
    );
    expect(lines[3]).toContain(`"'=HYPERLINK(""x"") de Souza, ""Zé"""`);
    expect(lines[3]).toMatch(/,declined,50,50,0,0,[^,]+,[^,]+,Anahera Ngata,,,$/);
  });

  it('writes to the audit log', async () => {
    await download(cast.partner, `?opportunityId=${opportunityId}`);
    const log = dataOf(await cast.admin.get<AuditList>(`/audit?action=applications_exported&actor=${cast.partnerId}`));
    expect(log.data[0]).toMatchObject({ subjectKind: 'export', subjectId: opportunityId, toState: /^\d+ rows$/ });
  });

  it('exports any number of rows', async () => {
    const id = await offerOpen(cast, TITLED);
    await addRequests(db(), { opportunityId: id, ownerId: cast.partnerId, count: 1_250 });
    const { text } = await download(cast.partner, `?opportunityId=${id}`);
    const lines = text.split('\r\n').slice(1, -2);
    expect(lines).toHaveLength(1_250);
    expect(new Set(lines.map((line) => line.slice(0, 36))).size).toBe(1_250);
    expect(text.endsWith('1250 rows\r\n')).toBe(true);
  });

  it('is for the partner and admins', async () => {
    expect((await download(cast.otherPartner, `?opportunityId=${opportunityId}`)).status).toBe(403);
    expect((await download(cast.member)).status).toBe(403);
    expect((await download(cast.admin, `?opportunityId=${opportunityId}`)).status).toBe(200);
    const { text } = await download(cast.partner);
    expect(text).toContain(idAt(0));
  });
});
