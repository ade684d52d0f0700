import { say } from '#languages/say.ts';
import { choice, optionsOf, order, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { STATE_NAMES, TYPE_NAMES } from '../type-and-state-names.ts';

const SORTS = [
  { value: 'newest', label: say('news.manageFilters.newestFirst') },
  { value: 'oldest', label: say('news.manageFilters.oldestFirst') },
  { value: 'title', label: say('news.manageFilters.byTitle') },
] as const;

export const SCHEDULED_SORTS = [
  { value: 'newest', label: say('news.manageFilters.latestFirst') },
  { value: 'oldest', label: say('news.manageFilters.soonestFirst') },
  { value: 'title', label: say('news.manageFilters.byTitle') },
];

export const manageFilters = declareFilters({
  search: text(say('news.manageFilters.search'), { placeholder: say('news.manageFilters.searchPlaceholder') }),
  state: { ...choice(optionsOf(STATE_NAMES), { stays: true }), isView: true },
  typeArticle: choice(optionsOf(TYPE_NAMES), {
    param: 'type',
    label: say('news.manageFilters.type'),
    placeholder: say('news.manageFilters.allTypes'),
    className: 'sm:min-w-44',
  }),
  /** Scheduled articles are listed like a calendar, soonest first. */
  sort: order(SORTS, ({ state }) => (state === 'scheduled' ? 'oldest' : 'newest'), { className: 'sm:min-w-44' }),
});
