/** What is known without asking the server. */
import type { Role } from '../../../generated/types.gen.ts';
import { GOALS, goalColor } from '../../domains/goals/goals.ts';
import { wordsOf } from '../../platform/browser/fold.ts';
import type { SearchHit } from '../../platform/browser/search-source.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { type Action, actionsFor } from './actions.ts';
import { fitsWords } from './matching.ts';

export function findActions(role: Role | null, typed: string): SearchHit[] {
  return actionsFor(role)
    .filter(({ label, alias = '' }) => fitsWords(wordsOf(`${label} ${alias}`), typed))
    .map(toHit);
}

/** What is offered before anything is typed. */
export const suggestActions = (role: Role | null, count: number): SearchHit[] =>
  actionsFor(role).slice(0, count).map(toHit);

const toHit = ({ to, label }: Action): SearchHit => ({
  id: to,
  to,
  title: label,
  mark: (
    <span className="grid h-9 w-12 place-items-center text-link">
      <ArrowRightIcon />
    </span>
  ),
});

export function findGoals(typed: string): SearchHit[] {
  return GOALS.filter(({ id, shortTitle, title }) =>
    fitsWords(wordsOf(`${id} goal sdg ${shortTitle} ${title}`), typed),
  ).map(({ id, slug, shortTitle, title }) => ({
    id: String(id),
    to: `/sdg/${slug}`,
    title: shortTitle,
    detail: `Goal ${id}: ${title}`,
    mark: (
      <span className="h-9 w-12 border-l-4 bg-sunken" style={{ borderColor: goalColor(id) }}>
        <span className="grid h-full place-items-center font-display font-semibold tabular-nums">{id}</span>
      </span>
    ),
  }));
}
