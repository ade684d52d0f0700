import type { RegistrationState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { choice, order, text, view } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';

const option = (state: RegistrationState) => ({ value: state, label: say('auth.registrationState', { state }) });

export const registrationQueueFilters = declareFilters({
  view: view('waiting', 'all'),
  search: text(say('auth.registrationQueueFilters.search'), {
    placeholder: say('auth.registrationQueueFilters.searchPlaceholder'),
  }),
  state: choice([option('waiting'), option('approved'), option('declined')], {
    label: say('auth.registrationQueueFilters.state'),
    placeholder: say('auth.registrationQueueFilters.anyState'),
    className: 'sm:min-w-44',
    when: ({ view }) => view === 'all',
  }),
  /** The pending queue is oldest first. */
  sort: order(
    [
      { value: 'oldest', label: say('auth.registrationQueueFilters.oldestFirst') },
      { value: 'newest', label: say('auth.registrationQueueFilters.newestFirst') },
    ],
    ({ view }) => (view === 'waiting' ? 'oldest' : 'newest'),
    { className: 'sm:min-w-44' },
  ),
});
