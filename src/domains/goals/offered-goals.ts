/** The goals that a community doesn't offer can't be chosen, but stay where they were chosen before. */
import { say } from '#languages/say.ts';
import { GOALS, goalTiles, sayGoals } from './goals.ts';

interface GoalChoice {
  chosen: readonly number[];
  before: readonly number[] | undefined;
  /** Those that aren't offered. */
  off: readonly number[];
}

/** @returns undefined if every goal may be chosen, or else what is offered. */
export function findGoalFault({ chosen, before = [], off }: GoalChoice): string | undefined {
  if (!chosen.some((id) => off.includes(id) && !before.includes(id))) return undefined;
  const offered = GOALS.map(({ id }) => id).filter((id) => !off.includes(id));
  return say('vocabularies.faults.notOffered', { choices: sayGoals(offered) });
}

export const offeredGoalTiles = (off: readonly number[] = [], chosen: readonly number[] = []) =>
  goalTiles().filter(({ id }) => !off.includes(id) || chosen.includes(id));
