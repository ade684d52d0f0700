import { useQuery } from '@tanstack/react-query';
import { listOpportunityCategoriesOptions } from '#generated/opportunities/listOpportunityCategories.gen.ts';
import { listOpportunityTypesOptions } from '#generated/opportunities/listOpportunityTypes.gen.ts';
import { sayCategory, sayType } from '../kind-names.ts';

/** All types and categories fit on one page. */
export const ALL_KINDS = { query: { page_size: 100 } };

type Named = readonly { id: string; name: string }[];

export const typeChoices = (types: Named = []) => types.map((type) => ({ value: type.id, label: sayType(type) }));

export const categoryChoices = (categories: Named = []) =>
  categories.map((category) => ({ value: category.id, label: sayCategory(category) }));

/** The options of the filters. */
export const useKindChoices = () => ({
  type: typeChoices(useQuery(listOpportunityTypesOptions(ALL_KINDS)).data?.data.data),
  category: categoryChoices(useQuery(listOpportunityCategoriesOptions(ALL_KINDS)).data?.data.data),
});
