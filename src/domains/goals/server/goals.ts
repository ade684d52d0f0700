import type { ReadGoalCouncils } from '#domains/councils/server/public.ts';
import type { ReadGoalImpacts } from '#domains/impacts/server/public.ts';
import type { ReadGoalOpportunities } from '#domains/opportunities/server/public.ts';
import type { Goal } from '#generated/types.gen.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { ok } from '#platform/http/envelope.ts';
import { notFound } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { onOnePage } from '#platform/http/paging.ts';
import { viewerOf } from '#platform/http/viewer.ts';
import { GOALS, goalPigment } from '../goals.ts';

interface GoalNeeds {
  /** Public impacts per goal, without goals that have none. */
  countImpacts: () => Promise<Map<number, number>>;
  readImpacts: ReadGoalImpacts;
  readCouncils: ReadGoalCouncils;
  readOpportunities: ReadGoalOpportunities;
}

const MAX_SHOWN = 6;

export function createGoalHandlers(needs: GoalNeeds): Handlers<'listGoals' | 'getGoal'> {
  const { countImpacts, readImpacts, readCouncils, readOpportunities } = needs;
  return {
    listGoals: async () => {
      const counts = await countImpacts();
      const data = GOALS.flatMap(({ id }) => presentGoal(id, counts.get(id) ?? 0) ?? []);
      return ok('The goals.', onOnePage(data, data.length));
    },

    getGoal: async (request) => {
      const viewer = viewerOf(request);
      const { id } = request.params;
      const impacts = await readImpacts(viewer, id, MAX_SHOWN);
      const goal = presentGoal(id, impacts.totals.impacts);
      if (!goal) throw notFound(say('goals.failures.notFound'));
      const councils = await readCouncils(viewer, id, MAX_SHOWN);
      const opportunities = await readOpportunities(viewer, id, MAX_SHOWN);
      const shown = {
        goal,
        totals: impacts.totals,
        years: impacts.years,
        councilCount: councils.count,
        opportunityCount: opportunities.count,
        latestImpacts: impacts.latest,
        councils: councils.latest,
        opportunities: opportunities.latest,
      };
      return ok('The goal.', shown);
    },
  };
}

/** Always in English: visitors' answers are cached for all of them, and pages look up the names themselves. */
function presentGoal(id: number, impactCount: number): Goal | undefined {
  const name = GOALS[id - 1];
  return name && speakIn(SOURCE_LANGUAGE, () => ({ ...name, colour: goalPigment(id), impactCount }));
}
