import { createContext, use } from 'react';
import type { MapView } from './map-view.ts';

export const MapContext = createContext<MapView | null>(null);

/** The view of the map around. */
export function useMapView(): MapView {
  const view = use(MapContext);
  if (!view) throw new Error('Only within a map');
  return view;
}
