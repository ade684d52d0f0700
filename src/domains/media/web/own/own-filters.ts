import { choice, order, yesOrNo } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';

export const ownFilters = declareFilters({
  kind: choice(
    [
      { value: 'picture', label: 'Pictures' },
      { value: 'document', label: 'Documents' },
    ],
    { label: 'Show', placeholder: 'All files' },
  ),
  isUsed: yesOrNo('Used', 'Not used', { label: 'Use', placeholder: 'Used or not' }),
  sort: order(
    [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'largest', label: 'Largest first' },
    ],
    'newest',
  ),
});
