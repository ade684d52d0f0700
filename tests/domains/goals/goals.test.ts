import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findGoal, GOALS, goalPigment } from '#domains/goals/goals.ts';
import type { GoalList } from '#generated/types.gen.ts';
import { listLanguages } from '#languages/languages.ts';
import { createClient } from '../../support/client.ts';
import { buildCast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const readGoals = async () => dataOf(await createClient(server.origin).get<GoalList>('/sdg'));

describe('listGoals', () => {
  it('lists all seventeen goals in order on one page, for everyone', async () => {
    const { data, meta } = await readGoals();
    expect(data.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    expect(data.map(({ slug }) => slug)).toEqual(GOALS.map(({ slug }) => slug));
    expect(new Set(data.map(({ colour }) => colour)).size).toBe(17);
    expect(meta).toMatchObject({ page: 1, total: 17, totalPages: 1, nextCursor: null });
  });

  it('names them in English, since one answer is kept for readers of every language', async () => {
    const nameIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { data } = dataOf(await createClient(server.origin).get<GoalList>('/sdg', { headers }));
      return data[0]?.shortTitle;
    };
    expect(new Set(await Promise.all(listLanguages().map(nameIn)))).toEqual(new Set(['No poverty']));
  });

  it('counts verified impacts per goal, without hidden ones', async () => {
    const { owner, judge, admin } = await buildCast(server.origin, server.database.db);
    const counts = async () => {
      const { data } = await readGoals();
      return [13, 14, 15].map((sdg) => data[sdg - 1]?.impactCount);
    };
    const first = await logImpact(owner, { sdgs: [13, 15] });
    const second = await logImpact(owner, { sdgs: [13] });
    await logImpact(owner, { sdgs: [14] });
    expect(await counts()).toEqual([0, 0, 0]);
    for (const { id } of [first, second]) await decide(judge, id, { isVerified: true });
    expect(await counts()).toEqual([2, 0, 1]);
    await admin.post('/impact/Hide', { impactId: first.id, isHide: true });
    expect(await counts()).toEqual([1, 0, 0]);
  });
});

describe('a goal’s address', () => {
  it('is its short title', () => {
    expect(findGoal('climate-action')?.id).toBe(13);
    expect(findGoal('industry-innovation-and-infrastructure')?.id).toBe(9);
    expect(findGoal('world-peace')).toBeUndefined();
  });
});

describe('the colours of the goals', () => {
  it('are the same in drawn pictures as on the page', () => {
    const theme = readFileSync(new URL('../../../src/ui/theme.css', import.meta.url), 'utf8');
    for (const { id } of GOALS) expect(theme).toContain(`--color-goal-${id}: ${goalPigment(id)};`);
  });
});
