import { GOALS, goalColor } from '../../goals/goals.ts';

/** The goals in their colours, for where their names would not fit; they are read out in full. */
export function GoalSquares({ goals }: { goals: readonly number[] }) {
  return (
    <span className="inline-flex gap-1">
      {goals.map((goal) => (
        <span
          key={goal}
          className="size-3 forced-color-adjust-none"
          style={{ backgroundColor: goalColor(goal) }}
          aria-hidden="true"
        />
      ))}
      <span className="sr-only">Goals: {goals.map((goal) => GOALS[goal - 1]?.shortTitle).join(', ')}</span>
    </span>
  );
}
