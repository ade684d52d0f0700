import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sayName } from '#domains/people/model.ts';
import { getImpactMapOptions } from '#generated/impacts/getImpactMap.gen.ts';
import { listImpactsInfiniteOptions } from '#generated/impacts/listImpacts.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import type { ListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { ListMap } from '#platform/browser/map/list-map.tsx';
import { placeQueryOf } from '#platform/browser/map/map-filters.ts';
import { MapRow } from '#platform/browser/map/map-row.tsx';
import { MapRows } from '#platform/browser/map/map-rows.tsx';
import { useListMap } from '#platform/browser/map/use-list-map.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { impactPathOf } from '../../model.ts';
import { PUBLIC } from './community-impacts.ts';
import type { impactFilters } from './impact-filters.ts';

export function ImpactsMap({ address }: { address: ListAddress<typeof impactFilters> }) {
  const map = useListMap(address);
  const { part } = map;
  const { sort, ...asked } = placeQueryOf(address.values);
  const read = useQuery({
    ...getImpactMapOptions({ query: { ...asked, bounds: part?.bounds, zoom: part?.zoom ?? 0 } }),
    enabled: part !== null,
    placeholderData: keepPreviousData,
  });
  const walk = {
    ...listImpactsInfiniteOptions({ query: { ...asked, sort, ...PUBLIC, bounds: part?.bounds } }),
    enabled: part !== null,
  };
  const { list, rows, meta } = useWalkedList(walk, { keepsRows: true });
  return (
    <ListMap
      map={map}
      read={read}
      label={say('impacts.impactsMap.label')}
      sayCluster={(count, place) => say('impacts.impactsMap.cluster', { count, place })}
      failed={say('impacts.placesSection.failed')}
      empty={say('impacts.impactsMap.empty')}
      km={address.values.within}
      onArea={(area) => address.set({ area })}
    >
      <MapRows
        list={list}
        meta={meta}
        failed={say('impacts.impactsPage.failed')}
        more={say('impacts.impactsPage.more')}
      >
        {rows.map((impact) => (
          <MapRow key={impact.id} to={impactPathOf(impact)} title={impact.title}>
            {joinFacts([isolate(sayName(impact.owner)), isolate(sayLocation(impact.location))])}
          </MapRow>
        ))}
      </MapRows>
    </ListMap>
  );
}
