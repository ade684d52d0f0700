import { Badge } from '#ui/badge.tsx';
import { GOALS, goalColor } from '../goals.ts';

/** Goals by number and name, each with its colour. */
export const GoalBadges = ({ goals }: { goals: readonly { id: string; sdg: number }[] }) => (
  <span className="flex flex-wrap gap-1.5">
    {goals.map(({ id, sdg }) => (
      <Badge key={id} swatch={goalColor(sdg)}>
        {sdg} {GOALS[sdg - 1]?.shortTitle}
      </Badge>
    ))}
  </span>
);
