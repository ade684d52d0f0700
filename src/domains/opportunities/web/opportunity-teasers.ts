import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { projectedQuery } from '#platform/browser/calls/projected-query.ts';
import type { ViewerFields } from './cached-opportunities.ts';

type Cover = NonNullable<OpportunitySummary['cover']>;
type Said = 'id' | 'title' | 'type' | 'pointsRequired' | 'state' | 'closesAt' | 'timeZone';

/** The parts of an opportunity that the home page shows, and those that other screens read from any cached copy. */
export interface OpportunityTeaser extends ViewerFields, Pick<OpportunitySummary, Said> {
  sdgs: { sdg: number }[];
  cover: Pick<Cover, 'url' | 'widths'> | null;
}

interface Listed {
  data: { data: OpportunitySummary[] };
}

/** The rows stay in `data.data`, where updates of cached lists look for them. */
export const teasersOf = <Key extends QueryKey>(list: { queryKey: Key; queryFn?: QueryFunction<Listed, Key, never> }) =>
  projectedQuery(list, ({ data: { data } }) => ({ data: { data: data.map(teaserOf) } }));

const teaserOf = (opportunity: OpportunitySummary): OpportunityTeaser => {
  const { id, title, type, pointsRequired, state, closesAt, timeZone, sdgs, cover } = opportunity;
  const { isFavourite, favouriteId, application } = opportunity;
  return {
    ...{ id, title, type, pointsRequired, state, closesAt, timeZone, isFavourite, favouriteId, application },
    sdgs: sdgs.map(({ sdg }) => ({ sdg })),
    cover: cover && { url: cover.url, widths: cover.widths },
  };
};
