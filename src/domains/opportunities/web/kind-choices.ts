import { useQuery } from '@tanstack/react-query';
import { type Entry, offeredEntries } from '#domains/vocabularies/entry-names.ts';
import { sayCategory, sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import { listOpportunityCategoriesOptions } from '#generated/opportunities/listOpportunityCategories.gen.ts';
import { listOpportunityTypesOptions } from '#generated/opportunities/listOpportunityTypes.gen.ts';

/** All types and categories fit on one page. */
export const ALL_KINDS = { query: { page_size: 100 } };

export const typeChoices = (types: readonly Entry[] = []) =>
  types.map((type) => ({ value: type.id, label: sayType(type) }));

export const categoryChoices = (categories: readonly Entry[] = []) =>
  categories.map((category) => ({ value: category.id, label: sayCategory(category) }));

/** The options of the filters: all that opportunities can be of. */
export const useKindChoices = () => ({
  type: typeChoices(useQuery(listOpportunityTypesOptions(ALL_KINDS)).data?.data.data),
  category: categoryChoices(useQuery(listOpportunityCategoriesOptions(ALL_KINDS)).data?.data.data),
});

/** Those of a form: what was chosen stays an option if it's no longer offered. */
export function useOfferedKinds({ typeId, categoryId }: { typeId: string; categoryId: string }) {
  const types = useQuery(listOpportunityTypesOptions(ALL_KINDS));
  const categories = useQuery(listOpportunityCategoriesOptions(ALL_KINDS));
  return {
    types,
    categories,
    typeOptions: typeChoices(offeredEntries(types.data?.data.data ?? [], typeId)),
    categoryOptions: categoryChoices(offeredEntries(categories.data?.data.data ?? [], categoryId)),
  };
}
