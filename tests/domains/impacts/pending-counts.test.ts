/** How many impacts a judge may decide comes from tallies and rare exceptions, not from counting each time. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recountImpactTallies } from '#domains/administration/server/public.ts';
import { foldTallies } from '#domains/administration/server/tallies.repository.ts';
import type { CommunityStats } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const REASON = 'Nothing shows that it was done.';
let server: TestServer;
let cast: Cast;
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer({ IMPACT_QUORUM: '2' });
  cast = await buildCast(server.origin, db());
});
afterAll(() => server.close());

async function dueFor(reviewerId: string) {
  const { rows } = await sql<object>`
    select count(*)::int as "impactsToReview", count(i.appeal_id)::int as "impactAppeals" from impacts i
    where i.is_verified is null and not i.is_hidden and ${reviewerId} <> all (i.verified_by)
      and i.declined_by is distinct from ${reviewerId}
      and not exists (select from impact_people p where p.impact_id = i.id and p.user_id = ${reviewerId})`.execute(
    db(),
  );
  const [due] = rows;
  if (!due) throw new Error('A count gives one row');
  return due;
}

const toldTo = async (client: Client) => dataOf(await client.get<CommunityStats>('/stats')).work;

async function expectTold(impactsToReview: number, impactAppeals: number): Promise<void> {
  expect(await toldTo(cast.judge)).toMatchObject({ impactsToReview, impactAppeals });
  const reviewers = [
    [cast.judge, cast.judgeId],
    [cast.otherJudge, cast.otherJudgeId],
    [cast.admin, cast.adminId],
  ] as const;
  for (const [client, id] of reviewers) expect(await toldTo(client)).toMatchObject(await dueFor(id));
}

describe('how many impacts a judge may decide', () => {
  it('follows each submission, decision, appeal and hiding', async () => {
    await expectTold(0, 0);
    const [voted, declined, hidden] = [
      await logImpact(cast.owner),
      await logImpact(cast.owner),
      await logImpact(cast.owner),
    ];
    await logImpact(cast.owner, { members: [cast.judgeId] });
    await logImpact(cast.judge);
    await expectTold(3, 0);
    await decide(cast.judge, voted.id, { isVerified: true });
    await expectTold(2, 0);
    await cast.admin.post('/impact/Hide', { impactId: hidden.id, isHide: true });
    await expectTold(1, 0);
    await decide(cast.otherJudge, declined.id, { isVerified: false, reason: REASON });
    await expectTold(0, 0);
    dataOf(await cast.owner.post(`/impact/appeal/${declined.id}`, { reason: 'The pictures do show it.' }));
    await expectTold(1, 1);
    await decide(cast.otherJudge, voted.id, { isVerified: true });
    await foldTallies(db());
    await expectTold(1, 1);
    await cast.admin.post('/impact/Hide', { impactId: hidden.id, isHide: false });
    await expectTold(2, 1);
  });

  it('is corrected by a recount', async () => {
    const before = await toldTo(cast.judge);
    expect(await recountImpactTallies(db())).toBe(0);
    await sql`insert into tally_changes (tally, month, kind, amount) values
      ('impacts', '2020-01-01', 'pending', 7), ('impacts', '2020-02-01', 'verified', -2)`.execute(db());
    await foldTallies(db());
    expect((await toldTo(cast.judge))?.impactsToReview).toBe((before?.impactsToReview ?? 0) + 7);
    expect(await recountImpactTallies(db())).toBe(2);
    expect(await toldTo(cast.judge)).toEqual(before);
    expect(await recountImpactTallies(db())).toBe(0);
  });
});
