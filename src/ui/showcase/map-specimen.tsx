import { useState } from 'react';
import { AtSpot } from '../map/at-spot.tsx';
import type { MapView } from '../map/map-view.ts';
import { PannableMap } from '../map/pannable-map.tsx';
import { State } from './specimen.tsx';

const BREMEN = { longitude: 8.81, latitude: 53.08 };

export function MapSpecimen() {
  const [view, setView] = useState<MapView>({ ...BREMEN, zoom: 4 });
  return (
    <State name="A spot">
      <PannableMap
        label="Sample map"
        view={view}
        onView={setView}
        className="h-96 w-full rounded-lg border border-line"
      >
        <AtSpot spot={BREMEN}>
          <span className="block size-4 rounded-full border-2 border-page bg-action" />
        </AtSpot>
      </PannableMap>
    </State>
  );
}
