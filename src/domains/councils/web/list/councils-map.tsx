import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getCouncilMapOptions } from '#generated/councils/getCouncilMap.gen.ts';
import { listCouncilsInfiniteOptions } from '#generated/councils/listCouncils.gen.ts';
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
import { councilPathOf } from '../../model.ts';
import { saySize } from '../council-texts.ts';
import type { councilFilters } from './council-filters.ts';

export function CouncilsMap({ address }: { address: ListAddress<typeof councilFilters> }) {
  const map = useListMap(address);
  const { part } = map;
  const { sort, ...asked } = placeQueryOf(address.values);
  const read = useQuery({
    ...getCouncilMapOptions({ query: { ...asked, bounds: part?.bounds, zoom: part?.zoom ?? 0 } }),
    enabled: part !== null,
    placeholderData: keepPreviousData,
  });
  const walk = {
    ...listCouncilsInfiniteOptions({ query: { ...asked, sort, isApproved: true, bounds: part?.bounds } }),
    enabled: part !== null,
  };
  const { list, rows, meta } = useWalkedList(walk, { keepsRows: true });
  return (
    <ListMap
      map={map}
      read={read}
      label={say('councils.councilsMap.label')}
      sayCluster={(count, place) => say('councils.councilsMap.cluster', { count, place })}
      failed={say('impacts.placesSection.failed')}
      empty={say('councils.councilsMap.empty')}
      km={address.values.within}
      onArea={(area) => address.set({ area })}
    >
      <MapRows
        list={list}
        meta={meta}
        failed={say('councils.councilsPage.failed')}
        more={say('councils.councilsPage.more')}
      >
        {rows.map((council) => (
          <MapRow key={council.id} to={councilPathOf(council)} title={council.councilTitle}>
            {joinFacts([isolate(sayLocation(council.location)), saySize(council)])}
          </MapRow>
        ))}
      </MapRows>
    </ListMap>
  );
}
