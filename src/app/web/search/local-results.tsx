/** Results found without the server. */

import { GOALS, goalColor } from '#domains/goals/goals.ts';
import type { Role } from '#generated/types.gen.ts';
import { wordsOf } from '#languages/fold.ts';
import { say } from '#languages/say.ts';
import type { Found, SearchHit } from '#platform/browser/page/search-source.ts';
import { ArrowForwardIcon } from '#ui/drawn/icons.tsx';
import { type Action, actionsFor } from './actions.ts';
import { matchesFuzzily, matchesPrefixes } from './matching.ts';

type LocalResults = Pick<Found, 'hits' | 'isGuessed'>;

/** As on the server, fuzzy matches only count if nothing matches exactly. */
function findLocally<T>(all: readonly T[], typed: string, textOf: (one: T) => string, hitOf: (one: T) => SearchHit) {
  const fitting = (fits: typeof matchesFuzzily) => all.filter((one) => fits(wordsOf(textOf(one)), typed));
  const exact = fitting(matchesPrefixes);
  const isGuessed = exact.length === 0;
  return { hits: (isGuessed ? fitting(matchesFuzzily) : exact).map(hitOf), isGuessed };
}

export const findActions = (role: Role | null, typed: string): LocalResults =>
  findLocally(actionsFor(role), typed, ({ label, alias = '' }) => `${label} ${alias}`, toHit);

/** Suggestions before typing. */
export const suggestActions = (role: Role | null, count: number): SearchHit[] =>
  actionsFor(role).slice(0, count).map(toHit);

const toHit = ({ to, label }: Action): SearchHit => ({
  id: to,
  to,
  title: label,
  mark: (
    <span className="grid h-9 w-12 place-items-center text-link">
      <ArrowForwardIcon />
    </span>
  ),
});

export const findGoals = (typed: string): LocalResults =>
  findLocally(
    GOALS,
    typed,
    ({ id, shortTitle, title }) => say('app.localResults.goalWords', { id, shortTitle, title }),
    goalHit,
  );

function goalHit({ id, slug, shortTitle, title }: (typeof GOALS)[number]): SearchHit {
  return {
    id: String(id),
    to: `/sdg/${slug}`,
    title: shortTitle,
    detail: say('app.localResults.goal', { id, title }),
    mark: (
      <span className="h-9 w-12 border-s-4 bg-sunken" style={{ borderColor: goalColor(id) }}>
        <span className="grid h-full place-items-center font-display font-semibold tabular-nums">{id}</span>
      </span>
    ),
  };
}
