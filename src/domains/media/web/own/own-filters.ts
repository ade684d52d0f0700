import { say } from '#languages/say.ts';
import { choice, order, yesOrNo } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';

export const ownFilters = declareFilters({
  kind: choice(
    [
      { value: 'picture', label: say('media.ownFilters.pictures') },
      { value: 'document', label: say('media.ownFilters.documents') },
    ],
    { label: say('media.ownFilters.show'), placeholder: say('media.ownFilters.allFiles') },
  ),
  isUsed: yesOrNo(say('media.ownFilters.used'), say('media.ownFilters.notUsed'), {
    label: say('media.ownFilters.use'),
    placeholder: say('media.ownFilters.usePlaceholder'),
  }),
  sort: order(
    [
      { value: 'newest', label: say('media.ownFilters.newestFirst') },
      { value: 'oldest', label: say('media.ownFilters.oldestFirst') },
      { value: 'largest', label: say('media.ownFilters.largestFirst') },
    ],
    'newest',
  ),
});
