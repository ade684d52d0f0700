import { useEffect, useState } from 'react';
import { findNearestPlace } from '#generated/places/findNearestPlace.gen.ts';
import type { NearestPlace } from '#generated/types.gen.ts';
import type { MapView } from '#ui/map/map-view.ts';

export interface Nearest {
  /** The last one stays while the next is read. */
  found: NearestPlace | null;
  state: 'reading' | 'found' | 'none' | 'failed';
}

const DEBOUNCE_MS = 200;
const UNKNOWN: Nearest = { found: null, state: 'reading' };

/** The town nearest to the middle of the map. Null while that isn't known. */
export function useNearest(view: MapView | null): Nearest {
  const [nearest, setNearest] = useState(UNKNOWN);
  const { latitude, longitude } = view ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    const stopped = new AbortController();
    const timer = setTimeout(async () => {
      const next = await ask(latitude, longitude, stopped.signal);
      if (!stopped.signal.aborted) setNearest(next);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [latitude, longitude]);
  return nearest;
}

async function ask(latitude: number, longitude: number, signal: AbortSignal): Promise<Nearest> {
  try {
    const { data } = await findNearestPlace({ query: { latitude, longitude }, signal });
    return { found: data.data, state: data.data ? 'found' : 'none' };
  } catch {
    return { found: null, state: 'failed' };
  }
}
