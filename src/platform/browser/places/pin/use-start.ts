import { useEffect, useState } from 'react';
import { suggestPlaces } from '#generated/places/suggestPlaces.gen.ts';
import type { Place } from '#generated/types.gen.ts';
import { getCurrentUser } from '#generated/users/getCurrentUser.gen.ts';
import type { MapView } from '#ui/map/map-view.ts';
import { useViewer } from '../../session/viewer.ts';
import type { ChosenPlace } from '../chosen-place.ts';
import { regionOf } from '../use-suggestions.ts';

const ZOOM = { point: 12, town: 9, country: 5, world: 2 };
const WORLD: MapView = { latitude: 20, longitude: 10, zoom: ZOOM.world };

/** Where the map begins: at the chosen place, or else the member's own, or the country of their language. Null at first. */
export function useStart(value: ChosenPlace): MapView | null {
  const viewerId = useViewer()?.id ?? null;
  const [start, setStart] = useState(() => (value.placePoint ? { ...value.placePoint, zoom: ZOOM.point } : null));
  // The map only begins once.
  const [first] = useState(value);
  useEffect(() => {
    if (first.placePoint) return;
    let isWanted = true;
    findStart(first, viewerId).then(
      (found) => isWanted && setStart(found),
      () => isWanted && setStart(WORLD),
    );
    return () => {
      isWanted = false;
    };
  }, [first, viewerId]);
  return start;
}

async function findStart({ location, placeId }: ChosenPlace, viewerId: string | null): Promise<MapView> {
  const chosen = placeId && (await findPlace(location, placeId));
  if (chosen) return viewOf(chosen);
  const own = viewerId !== null && (await getCurrentUser()).data.data.place;
  if (own) return viewOf(own);
  const region = regionOf(navigator.language);
  const country = region && (await findPlace(nameOf(region), region));
  return country ? viewOf(country) : WORLD;
}

/** @param words by which it's suggested. */
async function findPlace(words: string, id: string): Promise<Place | null> {
  const { data } = await suggestPlaces({ query: { q: words } });
  return data.data.find(({ place }) => place.id === id)?.place ?? null;
}

const nameOf = (region: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? region;

const viewOf = ({ id, countryCode, latitude, longitude }: Place): MapView => ({
  latitude,
  longitude,
  zoom: id === countryCode ? ZOOM.country : ZOOM.town,
});
