import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImpactInput, RelatedImpacts } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { buildCast, type Cast, CLEAN_UP, dataOf, decide, logImpact, PLANTING } from '../../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  visitor = createClient(server.origin);
});
afterAll(() => server.close());

async function verify(changes: Partial<ImpactInput>) {
  const impact = await logImpact(cast.owner, changes);
  await decide(cast.judge, impact.id, { isVerified: true });
  return impact.id;
}

async function read(id: string, client = visitor) {
  const { related, next } = dataOf(await client.get<RelatedImpacts>(`/impact/related/${id}`));
  return { related: related.map((impact) => impact.id), next: next?.id ?? null };
}

describe('getRelatedImpacts', () => {
  it('lists public impacts by what they have in common, and the next most recent one', async () => {
    const apart = await verify({ title: 'Nothing in common', location: 'Oslo', sdgs: [4], eventType: CLEAN_UP });
    const byKind = await verify({ title: 'Kind', location: 'Lima', sdgs: [5], eventType: PLANTING });
    const byGoal = await verify({ title: 'Goal', location: 'Lima', sdgs: [13], eventType: CLEAN_UP });
    const byPlace = await verify({ title: 'Place', location: 'Kisumu, Kenya', sdgs: [5], eventType: CLEAN_UP });
    const byAll = await verify({ title: 'All', location: 'kisumu, KENYA', sdgs: [13, 15], eventType: PLANTING });
    const pending = await logImpact(cast.owner, { location: 'Kisumu, Kenya', sdgs: [13, 15], eventType: PLANTING });
    const id = await verify({ title: 'Itself', location: 'Kisumu, Kenya', sdgs: [13, 15], eventType: PLANTING });
    expect(await read(id)).toEqual({ related: [byAll, byPlace, byGoal, byKind], next: byAll });
    expect(await read(pending.id, cast.owner)).toEqual({ related: [id, byAll, byPlace, byGoal, byKind], next: byAll });
    expect((await read(byKind)).next).toBe(apart);
    await cast.admin.post('/impact/Hide', { impactId: byAll, isHide: true });
    expect(await read(id)).toEqual({ related: [byPlace, byGoal, byKind], next: byPlace });
  });

  it('lists six at most, the latest first', async () => {
    const ids: string[] = [];
    for (let number = 1; number <= 8; number += 1) {
      ids.push(await verify({ title: `Number ${number}`, location: 'Tromsø', sdgs: [14], eventType: CLEAN_UP }));
    }
    const newest = ids.reverse();
    expect((await read(newest[0] ?? '')).related).toEqual(newest.slice(1, 7));
  });

  it('answers 404 to anyone who can’t see the impact', async () => {
    const { id } = await logImpact(cast.owner);
    const hidden = await verify({});
    await cast.admin.post('/impact/Hide', { impactId: hidden, isHide: true });
    for (const path of [id, hidden, '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41']) {
      expect((await visitor.get(`/impact/related/${path}`)).status).toBe(404);
      expect((await cast.stranger.get(`/impact/related/${path}`)).status).toBe(404);
    }
    expect((await visitor.get('/impact/related/nonsense')).status).toBe(422);
  });
});
