import type { Goal } from '../../../../generated/types.gen.ts';
import type { Db } from '../../../platform/db/database.ts';
import { ok } from '../../../platform/http/envelope.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { countByGoal } from '../../community/server/service.ts';
import { GOALS, type GoalName } from '../goals.ts';
import { GOAL_FACTS } from './goal-facts.ts';

export function createGoalHandlers(db: Db): Handlers<'listGoals'> {
  return {
    listGoals: async (_request, reply) => {
      const counts = await countByGoal(db);
      const data = GOALS.flatMap((goal) => presentGoal(goal, counts.get(goal.id) ?? 0));
      const meta = {
        page: 1,
        pageSize: data.length,
        total: data.length,
        totalPages: 1,
        nextCursor: null,
        totalIsExact: true,
      };
      return reply.code(200).send(ok('The goals.', { data, meta }));
    },
  };
}

function presentGoal(goal: GoalName, impactCount: number): Goal[] {
  const facts = GOAL_FACTS[goal.id - 1];
  return facts ? [{ ...goal, ...facts, impactCount }] : [];
}
