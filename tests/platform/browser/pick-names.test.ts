import { describe, expect, it } from 'vitest';
import type { MapCluster } from '#generated/types.gen.ts';
import { pickNamed } from '#platform/browser/map/pick-names.ts';

const VIEW = { longitude: 0, latitude: 0, zoom: 4 };
const PIXEL = 360 / (256 * 2 ** 4);

/** So many pixels from the middle. */
const clusterAt = (name: string, x: number, y: number): MapCluster => ({
  place: { id: name, name, countryCode: 'DE', longitude: x * PIXEL, latitude: -y * PIXEL },
  count: 3,
  places: 1,
});
const named = (...clusters: MapCluster[]) =>
  pickNamed(clusters, VIEW, ({ place }) => place.name).map(({ place }) => place.name);

describe('pickNamed', () => {
  it('names clusters that stand apart', () => {
    expect(named(clusterAt('Bremen', 0, 0), clusterAt('Kyoto', 150, 0), clusterAt('Cali', 0, 90))).toEqual([
      'Bremen',
      'Kyoto',
      'Cali',
    ]);
  });

  it('names the larger of two whose names would overlap', () => {
    expect(named(clusterAt('Guadalajara', 0, 0), clusterAt('Winnipeg', 60, 0))).toEqual(['Guadalajara']);
  });

  it('doesn’t name a cluster with another marker below it', () => {
    expect(named(clusterAt('Winnipeg', 0, 0), clusterAt('Cali', 10, 50))).toEqual(['Cali']);
  });

  it('keeps names apart across the antimeridian', () => {
    const fiji = { ...VIEW, longitude: 180 };
    const [suva, apia] = [clusterAt('Suva', 0, 0), clusterAt('Apia', 0, 0)];
    suva.place.longitude = 180 - 5 * PIXEL;
    apia.place.longitude = -180 + 15 * PIXEL;
    expect(pickNamed([suva, apia], fiji, ({ place }) => place.name)).toEqual([suva]);
  });
});
