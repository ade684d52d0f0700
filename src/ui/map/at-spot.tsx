import type { ReactNode } from 'react';
import { useMapView } from './map-context.ts';
import { positionOf } from './map-view.ts';
import type { Spot } from './mercator.ts';

interface AtSpotProps {
  spot: Spot;
  /** Where the spot is in the child. */
  anchor?: 'middle' | 'bottom';
  children: ReactNode;
}

/** A child of a map at its coordinates. */
export function AtSpot({ spot, anchor = 'middle', children }: AtSpotProps) {
  const [x, y] = positionOf(useMapView(), spot).map(Math.round);
  return (
    <div
      className={anchor === 'middle' ? 'absolute -translate-1/2' : 'absolute -translate-x-1/2 -translate-y-full'}
      style={{ left: `calc(50% + ${x}px)`, top: `calc(50% + ${y}px)` }}
    >
      {children}
    </div>
  );
}
