import { findKnownPlace } from '../choose-place.ts';
import { cellsIn } from './grid.ts';
import type { WhereOnMap } from './on-map.repository.ts';

/** The parameters of lists. */
export interface PlaceQuery {
  near?: string;
  within?: number;
  area?: string;
  bounds?: string;
}

/** The contract's default. */
const NEAR_KM = 50;

/** @returns undefined if the list isn't narrowed by place. @throws {Failure} 422 for an unknown place. */
export async function readWhere({ near, within = NEAR_KM, area, bounds }: PlaceQuery): Promise<WhereOnMap | undefined> {
  const parts = [area, bounds].flatMap((part) => (part === undefined ? [] : [cellsIn(part)]));
  if (near === undefined && parts.length === 0) return undefined;
  const place = near === undefined ? undefined : await findKnownPlace(near, 'near');
  return {
    parts,
    near: place ?? null,
    circle: place && { longitude: place.longitude, latitude: place.latitude, km: within },
  };
}
