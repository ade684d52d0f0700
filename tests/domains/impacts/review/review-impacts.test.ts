import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Impact, ImpactBulkReview } from '#generated/types.gen.ts';
import { createClient } from '../../../support/client.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const REASON = 'The pictures show another place. Please add:\n- the day\n- who counted';
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, db());
});
afterAll(() => server.close());

describe('reviewImpacts', () => {
  const path = '/impact-verifcation/update-verification-status';

  it('reports a result for each impact, in request order', async () => {
    const [fine, decided, own] = [
      await logImpact(cast.owner),
      await logImpact(cast.owner),
      await logImpact(cast.judge),
    ];
    await decide(cast.otherJudge, decided.id, { isVerified: false, reason: REASON });
    const ids = [decided.id, fine.id, own.id, UNKNOWN];
    const { results, doneCount, refusedCount } = dataOf(
      await cast.judge.post<ImpactBulkReview>(path, { ids, isVerified: true }),
    );
    expect(results.map(({ id, isDone, code }) => [id, isDone, code])).toEqual([
      [decided.id, false, 'already_decided'],
      [fine.id, true, null],
      [own.id, false, 'not_allowed'],
      [UNKNOWN, false, 'not_found'],
    ]);
    expect([doneCount, refusedCount]).toEqual([1, 3]);
    expect(results[0]?.message).toMatch(/Tomasz Nowak declined it/);
    expect(dataOf(await cast.owner.get<Impact>(`/impact/${fine.id}`)).isVerified).toBe(true);
  });

  it('refuses those that were edited since they were read, and decides the others', async () => {
    const [first, second] = [await logImpact(cast.owner), await logImpact(cast.owner)];
    dataOf(await cast.owner.put(`/impact/${second.id}`, { title: 'Edited meanwhile' }));
    const ids = [first.id, second.id];
    const { results } = dataOf(
      await cast.judge.post<ImpactBulkReview>(path, { ids, revisions: [1, 1], isVerified: true }),
    );
    expect(results.map(({ id, code }) => [id, code])).toEqual([
      [first.id, null],
      [second.id, 'edited_meanwhile'],
    ]);
    expect(dataOf(await cast.owner.get<Impact>(`/impact/${second.id}`)).isVerified).toBeNull();
    const uneven = await cast.judge.post(path, { ids, revisions: [2], isVerified: true });
    expect([uneven.status, uneven.body.errors?.[0]?.field]).toEqual([422, 'revisions']);
  });

  it('returns each updated impact that the caller may see', async () => {
    const [fine, decided, hidden] = [
      await logImpact(cast.owner),
      await logImpact(cast.owner),
      await logImpact(cast.owner),
    ];
    await decide(cast.otherJudge, decided.id, { isVerified: false, reason: REASON });
    dataOf(await cast.admin.post('/impact/Hide', { impactId: hidden.id, isHide: true }));
    const ids = [fine.id, decided.id, hidden.id, UNKNOWN];
    const { results } = dataOf(await cast.judge.post<ImpactBulkReview>(path, { ids, isVerified: true }));
    const read = async (id: string) => dataOf(await cast.judge.get<Impact>(`/impact/${id}`));
    expect(results.map(({ impact }) => impact)).toEqual([await read(fine.id), await read(decided.id), null, null]);
    expect(results[0]?.impact).toMatchObject({ isVerified: true, canReview: false });
    expect(results[1]?.impact).toMatchObject({ isVerified: false, declineReason: REASON });
  });

  it('needs one reason for declining all', async () => {
    const ids = [(await logImpact(cast.owner)).id, (await logImpact(cast.owner)).id];
    expect((await cast.judge.post(path, { ids, isVerified: false })).status).toBe(422);
    const { doneCount } = dataOf(
      await cast.judge.post<ImpactBulkReview>(path, { ids, isVerified: false, reason: REASON }),
    );
    expect(doneCount).toBe(2);
    for (const id of ids) expect(dataOf(await cast.owner.get<Impact>(`/impact/${id}`)).declineReason).toBe(REASON);
  });

  it('takes up to 100 unique ids, from judges and admins', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => UNKNOWN.replace(/^.{3}/, String(100 + index)));
    expect((await cast.judge.post(path, { ids, isVerified: true })).status).toBe(422);
    expect((await cast.judge.post(path, { ids: [UNKNOWN, UNKNOWN], isVerified: true })).status).toBe(422);
    expect((await cast.stranger.post(path, { ids: [UNKNOWN], isVerified: true })).status).toBe(403);
    expect((await createClient(server.origin).post(path, { ids: [UNKNOWN], isVerified: true })).status).toBe(401);
  });
});
