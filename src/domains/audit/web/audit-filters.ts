import { say } from '#languages/say.ts';
import { choice, day, id, optionsOf, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { ACTION_NAMES, SUBJECT_NAMES } from './action-texts.ts';
import { ActorChoice } from './actor-choice.tsx';

export const auditFilters = declareFilters({
  search: text(say('audit.auditFilters.search'), { placeholder: say('audit.auditFilters.searchPlaceholder') }),
  actor: id({ param: 'who', control: ActorChoice, className: 'sm:w-40' }),
  action: choice(optionsOf(ACTION_NAMES), {
    label: say('audit.auditFilters.action'),
    placeholder: say('audit.auditFilters.anyAction'),
    className: 'sm:min-w-44',
  }),
  subjectKind: choice(optionsOf(SUBJECT_NAMES), {
    param: 'subject',
    label: say('audit.auditFilters.about'),
    placeholder: say('audit.auditFilters.everything'),
    className: 'sm:min-w-36',
  }),
  /** The subject of the entries, for links. */
  subjectId: id({ param: 'about' }),
  from: day(say('audit.auditFilters.from'), { to: 'to', className: 'sm:w-36' }),
  to: day(say('audit.auditFilters.to'), { from: 'from', className: 'sm:w-36' }),
});
