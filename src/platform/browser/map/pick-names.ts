import type { MapCluster } from '#generated/types.gen.ts';
import { type MapView, positionOf } from '#ui/map/map-view.ts';

/** In pixels. Names are measured roughly, as `ClusterName` cuts and places them. */
const RADIUS = 20;
const NAME = { top: 24, height: 16, perLetter: 6, padding: 8, most: 112 };

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Those clusters whose names would cover neither a marker nor the name of a larger one.
 *
 * @param clusters the largest first.
 */
export function pickNamed(
  clusters: readonly MapCluster[],
  view: MapView,
  nameOf: (cluster: MapCluster) => string,
): MapCluster[] {
  const at = clusters.map((cluster) => ({ cluster, spot: positionOf(view, cluster.place) }));
  const taken = at.map(({ spot: [x, y] }) => around(x, y - RADIUS, RADIUS, 2 * RADIUS));
  return at.flatMap(({ cluster, spot: [x, y] }, index) => {
    const width = Math.min(NAME.most, nameOf(cluster).length * NAME.perLetter + NAME.padding);
    const name = around(x, y + NAME.top, width / 2, NAME.height);
    // Its own marker is just above it.
    if (taken.some((box, other) => other !== index && doOverlap(box, name))) return [];
    taken.push(name);
    return [cluster];
  });
}

const around = (x: number, top: number, half: number, height: number): Box => ({
  left: x - half,
  right: x + half,
  top,
  bottom: top + height,
});

const doOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
