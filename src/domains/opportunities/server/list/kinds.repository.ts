/** Types and categories of opportunities. */
import { vocabularyIn } from '#domains/vocabularies/server/public.ts';

export const opportunityTypes = vocabularyIn({
  table: 'opportunity_types',
  usedIn: { table: 'opportunities', column: 'type_id' },
});

export const opportunityCategories = vocabularyIn({
  table: 'opportunity_categories',
  usedIn: { table: 'opportunities', column: 'category_id' },
});
