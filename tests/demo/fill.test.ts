import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { demoOf, hasDemoAccounts } from '#demo/demo.ts';
import { fillDatabase } from '#demo/fill-database.ts';
import type {
  ApplicationList,
  CommunityStats,
  CouncilList,
  ImpactList,
  ImpactReviewList,
  MembershipRequestList,
  OpportunityList,
  PartnerList,
  ReportCaseList,
  ReportDetail,
} from '#generated/types.gen.ts';
import { createClient } from '../support/client.ts';
import { logIn } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { untilNotBusy } from '../support/not-busy.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

// What is open or past depends on the server's clock.
const TODAY = new Date();
const folder = mkdtempSync(join(tmpdir(), 'groundswell-demo-'));
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
  expect(await hasDemoAccounts(server.database)).toBe(false);
  await fillDatabase(server.database, server.config, demoOf(TODAY));
  await untilNotBusy(server.origin);
}, 240_000);

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const count = async (sql: string) => Number((await server.database.run(sql)).rows[0]?.['count']);

describe('filling an empty database', () => {
  it('leaves a database with anyone in it unchanged', async () => {
    const people = await count('select count(*) from users');
    await fillDatabase(server.database, server.config, demoOf(TODAY));
    expect(await count('select count(*) from users')).toBe(people);
    expect(await hasDemoAccounts(server.database)).toBe(true);
  });

  it.each(DEMO_ACCOUNTS.filter(({ isVerified }) => isVerified))('lets $email log in', async ({ email, role }) => {
    const { session } = await logIn(server.origin, { email }, DEMO_PASSWORD);
    expect(session.user.role).toBe(role);
  });

  it('has impacts with numbers, likes and visible pictures', async () => {
    const visitor = createClient(server.origin);
    const { data, meta } = dataOf(await visitor.get<ImpactList>('/impact/GetFeaturedPost'));
    expect(meta.total).toBeGreaterThan(4);
    expect(data.map(({ isVerified }) => isVerified)).toEqual(data.map(() => true));
    const pictures = data.flatMap(({ cover }) => cover?.widths ?? []);
    expect(pictures.length).toBeGreaterThan(4);
    for (const { url } of pictures) expect((await fetch(`${server.origin}${url}`)).status).toBe(200);
    expect(data.some(({ likeCount }) => likeCount > 0)).toBe(true);
  });

  it('knows the size and the blurred preview of every file', async () => {
    expect(await count("select count(*) from media where kind = 'picture'")).toBeGreaterThan(1000);
    const undescribed = "bytes = 0 or (kind = 'picture' and blur_data_url is null)";
    expect(await count(`select count(*) from media where ${undescribed}`)).toBe(0);
  });

  it('keeps portraits only while they are shown, like uploaded ones', async () => {
    const portraits = 'select count(*) from users join media on media.id = users.avatar_media_id';
    expect(await count(`${portraits} where free_after = 'infinity'`)).toBeGreaterThan(10);
    expect(await count(`${portraits} where free_after is distinct from 'infinity'`)).toBe(0);
  });

  it('gives judges as much work as is counted, and totals that add up', async () => {
    const { client } = await logIn(server.origin, { email: 'judge@groundswell.example' }, DEMO_PASSWORD);
    const queue = dataOf(await client.get<ImpactReviewList>('/impact-verifcation'));
    expect(queue.meta.total).toBeGreaterThan(20);
    expect(queue.years.find(({ year }) => year === new Date().getUTCFullYear())?.total).toBeGreaterThan(10);
    const { totals, work } = dataOf(await client.get<CommunityStats>('/stats'));
    expect(work?.impactsToReview).toBe(queue.meta.total);
    expect(totals.impacts.impacts).toBe(await count('select count(*) from impacts where is_public'));
    expect(totals.members).toBe(
      await count('select count(*) from users where email_verified_at is not null and deactivated_at is null'),
    );
    expect(work?.impactAppeals).toBeGreaterThan(0);
  });

  it('has a ledger that matches everyone’s points', async () => {
    const wrong = `select count(*) from users u
      where points <> coalesce((select sum(points) from points_entries e where e.user_id = u.id), 0)`;
    expect(await count(wrong)).toBe(0);
  });

  it('shows visitors scholarships, their partners, and councils with results', async () => {
    const visitor = createClient(server.origin);
    const offered = dataOf(await visitor.get<OpportunityList>('/opportunity?open=true'));
    expect(offered.meta.total).toBeGreaterThan(30);
    const partners = dataOf(await visitor.get<PartnerList>('/partners?page_size=100'));
    expect(partners.meta.total).toBe(12);
    expect(partners.data).toHaveLength(12);
    for (const { organizationName, openCount } of partners.data) {
      expect(organizationName).toMatch(/\w+/);
      expect(openCount).toBeGreaterThan(0);
    }
    const councils = dataOf(await visitor.get<CouncilList>('/council?page_size=100'));
    expect(councils.meta.total).toBeGreaterThan(35);
    expect(councils.data).toHaveLength(councils.meta.total);
    expect(councils.data.every(({ impactCount, memberCount }) => impactCount > 0 && memberCount > 2)).toBe(true);
    const { totals } = dataOf(await visitor.get<CommunityStats>('/stats'));
    expect(totals.councils).toBe(councils.meta.total);
    expect(totals.opportunities).toBe(offered.meta.total);
  });

  it('gives the partner, the admin and the council owner pending work', async () => {
    const partner = await logIn(server.origin, { email: 'partner@groundswell.example' }, DEMO_PASSWORD);
    const waiting = '/opportunity-application-request?state=requested';
    const applications = dataOf(await partner.client.get<ApplicationList>(waiting));
    expect(applications.meta.total).toBe(30);
    expect(dataOf(await partner.client.get<CommunityStats>('/stats')).work?.applicationsToDecide).toBe(30);
    const admin = await logIn(server.origin, { email: 'admin@groundswell.example' }, DEMO_PASSWORD);
    const { work } = dataOf(await admin.client.get<CommunityStats>('/stats'));
    const toVerify = dataOf(await admin.client.get<OpportunityList>('/opportunity-verifcation'));
    expect(work?.opportunitiesToVerify).toBe(toVerify.meta.total);
    expect(toVerify.meta.total).toBeGreaterThan(4);
    const toDecide = dataOf(await admin.client.get<CouncilList>('/council?isSubmited=false'));
    expect(work?.councilsToDecide).toBe(toDecide.meta.total);
    expect(toDecide.meta.total).toBeGreaterThan(3);
    const reports = dataOf(await admin.client.get<ReportCaseList>('/report'));
    expect(work?.reportsToDecide).toBe(3);
    expect(reports.data.map(({ state }) => state).toSorted()).toEqual(['open', 'open', 'open', 'warned']);
    const held = reports.data.filter(({ heldFor }) => heldFor !== null);
    expect(held).toMatchObject([{ kind: 'comment', heldFor: 'links', reportCount: 0, isHidden: true, state: 'open' }]);
    const { subject } = dataOf(await admin.client.get<ReportDetail>(`/report/${held[0]?.id}`));
    expect(subject).toMatchObject({ isHidden: true, text: expect.stringContaining('We sell seedlings') });
    const member = await logIn(server.origin, { email: 'member@groundswell.example' }, DEMO_PASSWORD);
    expect(dataOf(await member.client.get<CommunityStats>('/stats')).work?.membershipRequests).toBe(5);
    const own = dataOf(await member.client.get<CouncilList>('/council/user?standing=owner'));
    const approved = own.data.find(({ isApproved }) => isApproved);
    const requests = `/council/member/request-list?councilId=${approved?.id}&state=requested`;
    expect(dataOf(await member.client.get<MembershipRequestList>(requests)).meta.total).toBe(5);
  });

  it('leaves the server nothing to catch up on: deadlines are processed and counts are right', async () => {
    const late = `select count(*) from opportunities where is_verified and closed_at is null and closes_at <= now()`;
    expect(await count(late)).toBe(0);
    const undecided = `select count(*) from opportunity_applications a join opportunities o on o.id = a.opportunity_id
      where a.state = 'requested' and o.closed_at is not null`;
    expect(await count(undecided)).toBe(0);
    expect(await count('select count(*) from points_rises')).toBe(0);
    const wrong = `select count(*) from councils c
      where member_count <> (select count(*) from council_members m where m.council_id = c.id)
        or impact_count <> (select count(*) from impacts i where i.council_id = c.id and i.is_public)`;
    expect(await count(wrong)).toBe(0);
  });
});
