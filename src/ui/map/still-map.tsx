import { classNames } from '../class-names.ts';
import { AtSpot } from './at-spot.tsx';
import { LandLayer } from './land-layer.tsx';
import { MapContext } from './map-context.ts';
import type { Spot } from './mercator.ts';

/** As near as the coarse land allows, so that the fine one isn't loaded for it. */
const ZOOM = 3.4;
/** No smaller than any use of it. */
const SIZE = { width: 640, height: 320 };

/** Where in the world a spot is. It says nothing that the text beside it doesn't. */
export function StillMap({ spot, className }: { spot: Spot; className: string }) {
  const view = { ...spot, zoom: ZOOM };
  return (
    <div aria-hidden="true" className={classNames('map-sea relative overflow-hidden', className)}>
      <MapContext value={view}>
        <LandLayer view={view} size={SIZE} />
        <AtSpot spot={spot}>
          <span className="block size-4 rounded-full border-2 border-page bg-action" />
        </AtSpot>
      </MapContext>
    </div>
  );
}
