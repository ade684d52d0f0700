import type { ReadGoalCouncils } from '#domains/councils/server/public.ts';
import type { ReadGoalImpacts } from '#domains/impacts/server/public.ts';
import type { ReadGoalOpportunities } from '#domains/opportunities/server/public.ts';
import type { Goal } from '#generated/types.gen.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { onOnePage } from '#platform/server/http/lists/paging.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { GOALS, goalPigment } from '../goals.ts';

const MAX_SHOWN = 6;

interface ListNeeds {
  /** Public impacts per goal, without goals that have none. */
  countImpacts: () => Promise<Map<number, number>>;
  /** Goals that can't be chosen. */
  goalsOff: readonly number[];
}

export const listGoals: Call<'listGoals', ListNeeds> = async ({ countImpacts, goalsOff }) => {
  const counts = await countImpacts();
  const data = GOALS.flatMap(({ id }) => {
    const goal = presentGoal(id, counts.get(id) ?? 0);
    return goal ? [{ ...goal, ...(goalsOff.includes(id) && { isRetired: true as const }) }] : [];
  });
  return ok('The goals.', onOnePage(data, data.length));
};

interface GoalNeeds {
  readImpacts: ReadGoalImpacts;
  readCouncils: ReadGoalCouncils;
  readOpportunities: ReadGoalOpportunities;
}

/** @throws {Failure} 404. */
export const getGoal: Call<'getGoal', GoalNeeds> = async (needs, request) => {
  const viewer = viewerOf(request);
  const { id } = request.params;
  const impacts = await needs.readImpacts(viewer, id, MAX_SHOWN);
  const goal = presentGoal(id, impacts.totals.impacts);
  if (!goal) throw notFound(say('goals.failures.notFound'));
  const councils = await needs.readCouncils(viewer, id, MAX_SHOWN);
  const opportunities = await needs.readOpportunities(viewer, id, MAX_SHOWN);
  return ok('The goal.', {
    goal,
    totals: impacts.totals,
    years: impacts.years,
    councilCount: councils.count,
    opportunityCount: opportunities.count,
    latestImpacts: impacts.latest,
    councils: councils.latest,
    opportunities: opportunities.latest,
  });
};

/** Always in English: visitors' answers are cached for all of them, and pages look up the names themselves. */
function presentGoal(id: number, impactCount: number): Goal | undefined {
  const name = GOALS[id - 1];
  return name && speakIn(SOURCE_LANGUAGE, () => ({ ...name, colour: goalPigment(id), impactCount }));
}
