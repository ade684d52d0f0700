import type { MapCluster } from '#generated/types.gen.ts';
import { worldWidth } from '#ui/map/map-view.ts';
import { toWorld } from '#ui/map/mercator.ts';

/** In pixels: a marker of any size can be pressed beside another. */
const MIN_DISTANCE = 44;

/**
 * The database counts in the cells of a grid, and what is at the edge of one may be next to what is in another. These
 * become one, at the place of the larger.
 *
 * @param clusters the largest first.
 */
export function mergeClusters(clusters: readonly MapCluster[], zoom: number): MapCluster[] {
  const width = worldWidth(zoom);
  const merged: { cluster: MapCluster; x: number; y: number }[] = [];
  for (const cluster of clusters) {
    const [x, y] = toWorld(cluster.place);
    const near = merged.find((one) => {
      const east = one.x - x;
      return Math.hypot(east - Math.round(east), one.y - y) * width < MIN_DISTANCE;
    });
    if (!near) merged.push({ cluster, x, y });
    else {
      const { place, count, places } = near.cluster;
      near.cluster = { place, count: count + cluster.count, places: places + cluster.places };
    }
  }
  return merged.map(({ cluster }) => cluster);
}
