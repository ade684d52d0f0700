import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { ArrowBackIcon, ArrowForwardIcon } from '#ui/drawn/icons.tsx';
import { type GoalName, goalColor, goalPathOf, neighboursOf } from '../goals.ts';

export function GoalNeighbours({ goal }: { goal: GoalName }) {
  const { before, after } = neighboursOf(goal);
  return (
    <nav aria-label={say('goals.neighbours.label')} className="mt-16 grid gap-3 sm:grid-cols-2 sm:gap-6">
      <Way goal={before} label={say('goals.neighbours.previous', { number: before.id })}>
        <ArrowBackIcon className="size-5 shrink-0" />
      </Way>
      <Way goal={after} label={say('goals.neighbours.next', { number: after.id })} isEnd>
        <ArrowForwardIcon className="size-5 shrink-0" />
      </Way>
    </nav>
  );
}

interface WayProps {
  goal: GoalName;
  label: string;
  /** The arrow. */
  children: ReactNode;
  isEnd?: boolean;
}

const Way = ({ goal, label, children, isEnd = false }: WayProps) => (
  <Link
    to={goalPathOf(goal)}
    className="group flex min-h-16 items-center gap-4 border-s-8 bg-sunken px-4 py-3 hover:bg-selected"
    style={{ borderColor: goalColor(goal.id) }}
  >
    {!isEnd && children}
    <span className="min-w-0 flex-1">
      <span className="block text-sm text-muted">{label}</span>
      <span className="block font-semibold group-hover:underline">{goal.shortTitle}</span>
    </span>
    {isEnd && children}
  </Link>
);
