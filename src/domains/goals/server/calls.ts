/** The domain’s calls. */
import { getGoal, listGoals } from './goals.ts';
import { removeGoalLink, removeMember } from './links.ts';

export const goalCalls = { listGoals, getGoal, removeGoalLink, removeMember };
