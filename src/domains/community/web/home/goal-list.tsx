import type { ReactNode } from 'react';
import { GOALS, goalColor, goalPathOf } from '#domains/goals/goals.ts';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { RisingLines } from '#ui/drawn/rising-lines.tsx';

const COLORS = GOALS.map(({ id }) => goalColor(id)).toReversed();

export function GoalList({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="goals" className="overflow-hidden pt-16 lg:pt-24">
      <div className="mx-auto w-full max-w-7xl px-4 sm:px-8">
        <div className="max-w-prose">
          <h2 id="goals" className="text-3xl">
            {say('community.goalList.seventeenGoals')}
          </h2>
          <p className="mt-4 max-w-[28rem] text-lg text-muted">{say('community.goalList.intro')}</p>
        </div>
      </div>
      <RisingLines colors={COLORS} crest={0.7} className="mt-2 h-44 w-full sm:-mt-16 sm:h-72 lg:-mt-28 lg:h-96" />
      <div className="mx-auto w-full max-w-7xl px-4 pt-10 pb-16 sm:px-8 lg:pb-24">{children}</div>
    </section>
  );
}

export const GoalNames = () => (
  <ol className="grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
    {GOALS.map(({ id, slug, shortTitle }) => (
      <li key={id} className="flex items-center border-s-4 ps-4" style={{ borderColor: goalColor(id) }}>
        <span className="w-8 shrink-0 text-sm text-muted tabular-nums">{id}</span>
        <TextLink to={goalPathOf({ slug })} className="font-semibold">
          {shortTitle}
        </TextLink>
      </li>
    ))}
  </ol>
);
