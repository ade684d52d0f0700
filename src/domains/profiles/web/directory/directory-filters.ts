import { say } from '#languages/say.ts';
import { choice, order, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';

export const directoryFilters = declareFilters({
  search: text(say('profiles.directoryFilters.search'), { className: 'sm:max-xl:col-span-2' }),
  role: choice(
    [
      { value: 'Member', label: say('profiles.directoryFilters.members') },
      { value: 'Partner', label: say('profiles.directoryFilters.partners') },
      { value: 'Judge', label: say('profiles.directoryFilters.judges') },
      { value: 'Admin', label: say('profiles.directoryFilters.admins') },
    ],
    { label: say('profiles.directoryFilters.role'), placeholder: say('profiles.directoryFilters.allRoles') },
  ),
  sort: order(
    [
      { value: 'newest', label: say('profiles.directoryFilters.newestFirst') },
      { value: 'oldest', label: say('profiles.directoryFilters.sortOldest') },
      { value: 'name', label: say('profiles.directoryFilters.byName') },
      { value: 'points', label: say('profiles.directoryFilters.sortPoints') },
    ],
    'newest',
  ),
});
