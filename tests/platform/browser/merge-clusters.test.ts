import { describe, expect, it } from 'vitest';
import type { MapCluster } from '#generated/types.gen.ts';
import { mergeClusters } from '#platform/browser/map/merge-clusters.ts';

const at = (id: string, longitude: number, count: number): MapCluster => ({
  place: { id, name: id, countryCode: 'FJ', longitude, latitude: -18 },
  count,
  places: 1,
});

describe('mergeClusters', () => {
  it('adds what would overlap to the larger one, also across the antimeridian', () => {
    const clusters = [at('1', 179.9, 5), at('2', 10, 3), at('3', -179.9, 2)];
    expect(mergeClusters(clusters, 2)).toEqual([{ ...at('1', 179.9, 7), places: 2 }, at('2', 10, 3)]);
  });

  it('keeps them apart once they can be pressed apart', () => {
    const clusters = [at('1', 10, 5), at('2', 11, 2)];
    expect(mergeClusters(clusters, 4)).toHaveLength(1);
    expect(mergeClusters(clusters, 6)).toHaveLength(2);
  });
});
