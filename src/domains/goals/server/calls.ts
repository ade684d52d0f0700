/** The domain’s calls. */

import { removeGoalLink, removeMember } from './links.ts';
import { getGoal, listGoals } from './list-goals.ts';

export const goalCalls = { listGoals, getGoal, removeGoalLink, removeMember };
