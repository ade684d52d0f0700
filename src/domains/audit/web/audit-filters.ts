import { choice, day, id, optionsOf, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { ACTION_NAMES, SUBJECT_NAMES } from './action-texts.ts';
import { ActorChoice } from './actor-choice.tsx';

export const auditFilters = declareFilters({
  search: text('Search', { placeholder: 'Title or name' }),
  actor: id({ param: 'who', control: ActorChoice, className: 'sm:w-40' }),
  action: choice(optionsOf(ACTION_NAMES), { label: 'Action', placeholder: 'Any action', className: 'sm:w-44' }),
  subjectKind: choice(optionsOf(SUBJECT_NAMES), {
    param: 'subject',
    label: 'About',
    placeholder: 'Everything',
    className: 'sm:w-36',
  }),
  /** What it was done to, for links. */
  subjectId: id({ param: 'about' }),
  from: day('From', { to: 'to', className: 'sm:w-36' }),
  to: day('To', { from: 'from', className: 'sm:w-36' }),
});
