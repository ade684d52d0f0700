/** Totals that are added up from stored counts follow every change at once, as if the rows had been counted. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recountPartners } from '#domains/opportunities/server/public.ts';
import type { OpportunityList, PartnerList } from '#generated/types.gen.ts';
import { dataOf } from '../../support/impacts.ts';
import {
  apply,
  approve,
  buildOpportunityCast,
  letDeadlinePass,
  type OpportunityCast,
  offer,
  opportunityOf,
} from '../../support/opportunities.ts';
import { startOpportunityWork } from '../../support/opportunity-work.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: OpportunityCast;
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildOpportunityCast(server.origin, db());
});
afterAll(() => server.close());

const PUBLIC = sql<SqlBool>`is_verified and not is_hidden`;
const IS_TAKEN = sql<SqlBool>`coalesce(accepted_count >= seats, false)`;
const IS_PAST = sql<SqlBool>`closes_at <= now()`;
const HAS_LEFT = sql<SqlBool>`owner_id in (select id from users where deactivated_at is not null)`;
/** Lists as the admin sees them, and the condition for their rows. */
const LISTS: [path: string, holds: RawBuilder<SqlBool>][] = [
  ['/opportunity', PUBLIC],
  ['/opportunity?open=true', sql`${PUBLIC} and not (${IS_TAKEN} or ${IS_PAST} or ${HAS_LEFT})`],
  ['/opportunity?open=false', sql`${PUBLIC} and (${IS_TAKEN} or ${IS_PAST} or ${HAS_LEFT})`],
  ['/opportunity/getall', sql`true`],
  ['/opportunity/getall?state=pending', sql`is_verified is null`],
  ['/opportunity/getall?state=declined', sql`not is_verified`],
  ['/opportunity/getall?state=approved', sql`is_verified and not ${IS_PAST}`],
  ['/opportunity/getall?state=closed', sql`is_verified and ${IS_PAST}`],
];
/** The first order is read in one statement, the second in two. */
const SORTS = ['oldest', 'deadline'];

async function expectTotals(): Promise<number[]> {
  const totals: number[] = [];
  for (const [path, holds] of LISTS) {
    const { rows } = await sql<{ id: string }>`select id from opportunities where ${holds}`.execute(db());
    for (const sort of SORTS) {
      const query = `${path.includes('?') ? '&' : '?'}sort=${sort}`;
      const { data, meta } = dataOf(await cast.admin.get<OpportunityList>(`${path}${query}`));
      expect({ path, sort, ...meta }).toMatchObject({ path, sort, total: rows.length, totalIsExact: true });
      expect(new Set(data.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
    }
    totals.push(rows.length);
  }
  const { data: partners } = dataOf(await cast.admin.get<PartnerList>('/partners'));
  const sumOf = (name: 'opportunityCount' | 'openCount') => partners.reduce((sum, { [name]: count }) => sum + count, 0);
  const { rows: listed } = await sql`select from opportunities where ${PUBLIC} and not ${HAS_LEFT}`.execute(db());
  expect([sumOf('opportunityCount'), sumOf('openCount')]).toEqual([listed.length, totals[1]]);
  expect(await recountPartners(db())).toBe(0);
  return totals;
}

describe('the total of a list of opportunities', () => {
  it('is right after each change', async () => {
    expect(await expectTotals()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const [one, two, other] = [
      await offer(cast.partner, { seats: 1 }),
      await offer(cast.partner),
      await offer(cast.otherPartner),
    ];
    expect(await expectTotals()).toEqual([0, 0, 0, 3, 3, 0, 0, 0]);
    // Two concurrent approvals concern the same partner, whose counts are in one row.
    await Promise.all([approve(cast.admin, one.id), approve(cast.otherAdmin, two.id), approve(cast.admin, other.id)]);
    expect(await expectTotals()).toEqual([3, 3, 0, 3, 0, 0, 3, 0]);

    await cast.admin.post('/opportunity/Hide', { opportunityId: two.id, isHide: true });
    expect(await expectTotals()).toEqual([2, 2, 0, 3, 0, 0, 3, 0]);
    await letDeadlinePass(db(), two.id);
    expect(await expectTotals()).toEqual([2, 2, 0, 3, 0, 0, 2, 1]);
    await cast.admin.post('/opportunity/Hide', { opportunityId: two.id, isHide: false });
    expect(await expectTotals()).toEqual([3, 2, 1, 3, 0, 0, 2, 1]);
    // So far only the clock has closed it; now the job does, too.
    await startOpportunityWork(server.database).followDeadlines();
    expect(await expectTotals()).toEqual([3, 2, 1, 3, 0, 0, 2, 1]);

    const { id } = await apply(cast.member, one.id);
    await cast.partner.put(`/opportunity-application-request/${id}`, { isApproved: true });
    expect(await expectTotals()).toEqual([3, 1, 2, 3, 0, 0, 2, 1]);
    dataOf(await cast.partner.put(`/opportunity/${one.id}`, opportunityOf({ seats: 2 })));
    expect(await expectTotals()).toEqual([3, 2, 1, 3, 0, 0, 2, 1]);

    const bad = await offer(cast.otherPartner);
    await cast.admin.put(`/opportunity-verifcation/${bad.id}`, { isApproved: false, reason: 'The link is dead.' });
    expect(await expectTotals()).toEqual([3, 2, 1, 4, 0, 1, 2, 1]);
    dataOf(await cast.otherPartner.put(`/opportunity/${bad.id}`, opportunityOf()));
    expect(await expectTotals()).toEqual([3, 2, 1, 4, 1, 0, 2, 1]);
    await db().deleteFrom('opportunities').where('id', 'in', [two.id, bad.id]).execute();
    expect(await expectTotals()).toEqual([2, 2, 0, 2, 0, 0, 2, 0]);

    const leave = (deactivated_at: Date | null) =>
      db().updateTable('users').set({ deactivated_at }).where('id', '=', cast.partnerId).execute();
    await leave(new Date());
    expect(await expectTotals()).toEqual([2, 1, 1, 2, 0, 0, 2, 0]);
    await letDeadlinePass(db(), one.id);
    expect(await expectTotals()).toEqual([2, 1, 1, 2, 0, 0, 1, 1]);
    await leave(null);
    expect(await expectTotals()).toEqual([2, 1, 1, 2, 0, 0, 1, 1]);
    await db()
      .updateTable('opportunities')
      .set({ closes_at: new Date(Date.now() + 86_400_000) })
      .where('id', '=', one.id)
      .execute();
    expect(await expectTotals()).toEqual([2, 2, 0, 2, 0, 0, 2, 0]);

    for (const wrong of [{ opportunities: 9 }, { unclosed: 9 }, { search_name: null }]) {
      await db().updateTable('opportunity_partners').set(wrong).where('owner_id', '=', cast.partnerId).execute();
      expect(await recountPartners(db())).toBe(1);
    }
    expect(await expectTotals()).toEqual([2, 2, 0, 2, 0, 0, 2, 0]);
    for (const wrong of [{ search_text: '' }, { sort_title: '' }, { points_required: 1_000 }]) {
      await db().updateTable('opportunity_titles').set(wrong).execute();
      expect(await recountPartners(db())).toBe(2);
    }
    await db().deleteFrom('opportunity_titles').where('id', '=', one.id).execute();
    expect(await recountPartners(db())).toBe(1);
    expect(await recountPartners(db())).toBe(0);
  });

  it('says “10,000 or more” for as long as there are, and no longer', async () => {
    const closed = await offer(cast.partner);
    await approve(cast.admin, closed.id);
    await letDeadlinePass(db(), closed.id);
    const totalOf = async (path: string) => {
      const { total, totalIsExact } = dataOf(await cast.admin.get<OpportunityList>(path)).meta;
      return { total, totalIsExact };
    };
    const { rows } = await sql<{ public: number }>`
      select count(*)::int as public from opportunities where is_public`.execute(db());
    // In batches, because each row updates the partner's count, and in one transaction each update has to skip all
    // earlier versions of the count.
    for (let missing = 10_000 - (rows[0]?.public ?? 0); missing > 0; missing -= 500) {
      await sql`insert into opportunities (id, owner_id, title, type_id, category_id, is_remote, deadline, time_zone,
          closes_at, is_verified, points_required, decided_at)
        select gen_random_uuid(), owner_id, 'Seeds ' || n, type_id, category_id, true, deadline, time_zone, closes_at,
          is_verified, points_required, decided_at
        from opportunities cross join generate_series(1, ${Math.min(missing, 500)}::int) n
        where id = ${closed.id}::uuid`.execute(db());
    }
    const all = { total: 10_000, totalIsExact: true };
    const more = { total: 10_000, totalIsExact: false };
    expect(await totalOf('/opportunity')).toEqual(all);
    await approve(cast.admin, (await offer(cast.partner)).id);
    expect(await totalOf('/opportunity')).toEqual(more);
    expect(await totalOf('/opportunity/getall')).toEqual(more);
    await cast.admin.post('/opportunity/Hide', { opportunityId: closed.id, isHide: true });
    expect(await totalOf('/opportunity')).toEqual(all);
    expect(await totalOf('/opportunity/getall')).toEqual(more);
  });
});
