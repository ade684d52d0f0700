import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sayName } from '#domains/people/model.ts';
import { getOpportunityMapOptions } from '#generated/opportunities/getOpportunityMap.gen.ts';
import { listOpportunitiesInfiniteOptions } from '#generated/opportunities/listOpportunities.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { ListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { ListMap } from '#platform/browser/map/list-map.tsx';
import { MapRow } from '#platform/browser/map/map-row.tsx';
import { MapRows } from '#platform/browser/map/map-rows.tsx';
import { useListMap } from '#platform/browser/map/use-list-map.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { opportunityPathOf } from '../../model.ts';
import { sayPlace } from '../opportunity-facts.ts';
import { queryOf, type scholarshipFilters } from './scholarship-filters.ts';

export function ScholarshipsMap({ address }: { address: ListAddress<typeof scholarshipFilters> }) {
  const map = useListMap(address);
  const { part } = map;
  const { sort, ...asked } = queryOf(address.values);
  const read = useQuery({
    ...getOpportunityMapOptions({ query: { ...asked, bounds: part?.bounds, zoom: part?.zoom ?? 0 } }),
    enabled: part !== null,
    placeholderData: keepPreviousData,
  });
  const walk = {
    ...listOpportunitiesInfiniteOptions({ query: { ...asked, sort, bounds: part?.bounds } }),
    enabled: part !== null,
  };
  const { list, rows, meta } = useWalkedList(walk, { keepsRows: true });
  return (
    <ListMap
      map={map}
      read={read}
      label={say('opportunities.scholarshipsMap.label')}
      sayCluster={(count, place) => say('opportunities.scholarshipsMap.cluster', { count, place })}
      failed={say('impacts.placesSection.failed')}
      empty={say('opportunities.scholarshipsMap.empty')}
      km={address.values.within}
      onArea={(area) => address.set({ area })}
    >
      <MapRows
        list={list}
        meta={meta}
        failed={say('opportunities.scholarshipsPage.failed')}
        more={say('opportunities.scholarshipsPage.more')}
      >
        {rows.map((opportunity) => (
          <MapRow key={opportunity.id} to={opportunityPathOf(opportunity)} title={opportunity.title}>
            {joinFacts([isolate(sayName(opportunity.owner)), sayPlace(opportunity)])}
          </MapRow>
        ))}
      </MapRows>
    </ListMap>
  );
}
