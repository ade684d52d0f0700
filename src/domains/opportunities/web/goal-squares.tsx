import { classNames } from '../../../ui/class-names.ts';
import { GOALS, goalColor } from '../../goals/goals.ts';

/** The goals by their colours; their names for those who do not see them. */
export function GoalSquares({ goals, className }: { goals: readonly number[]; className?: string | undefined }) {
  return (
    <span className={classNames('flex flex-wrap gap-1', className)}>
      {goals.map((goal) => (
        <span key={goal} className="size-3" style={{ backgroundColor: goalColor(goal) }} aria-hidden="true" />
      ))}
      <span className="sr-only">Goals: {goals.map((goal) => GOALS[goal - 1]?.shortTitle).join(', ')}</span>
    </span>
  );
}
