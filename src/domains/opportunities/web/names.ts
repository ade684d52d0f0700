import { useQuery } from '@tanstack/react-query';
import { listOpportunityCategoriesOptions } from '#generated/opportunities/listOpportunityCategories.gen.ts';
import { listOpportunityTypesOptions } from '#generated/opportunities/listOpportunityTypes.gen.ts';

/** All types and categories fit on one page. */
export const ALL_NAMES = { query: { page_size: 100 } };

export const asChoices = (named: readonly { id: string; name: string }[] = []) =>
  named.map(({ id, name }) => ({ value: id, label: name }));

/** For the filters. */
export const useNames = () => ({
  type: asChoices(useQuery(listOpportunityTypesOptions(ALL_NAMES)).data?.data.data),
  category: asChoices(useQuery(listOpportunityCategoriesOptions(ALL_NAMES)).data?.data.data),
});
