/** Reads outlines from TopoJSON: https://github.com/topojson/topojson-specification */

export type Position = readonly [longitude: number, latitude: number];
export type Ring = readonly Position[];

export interface Shape {
  /** The outline of each polygon, followed by its holes. */
  polygons: readonly (readonly Ring[])[];
}

interface Geometry {
  type: string;
  arcs?: unknown;
  geometries?: Geometry[];
}

interface Topology {
  transform: { scale: Position; translate: Position };
  arcs: Position[][];
  objects: Record<string, Geometry>;
}

/** @param given a quantized topology, such as those of world-atlas. */
export function readShapes(given: unknown, name: string): Shape[] {
  const { transform, arcs, objects } = given as Topology;
  const { scale, translate } = transform;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([right, up]): Position => {
      x += right;
      y += up;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  // A negative number stands for the reversed line.
  const lineOf = (arc: number) => (arc < 0 ? [...(lines[~arc] ?? [])].reverse() : (lines[arc] ?? []));
  const ringOf = (ring: readonly number[]): Ring =>
    ring.flatMap((arc, index) => (index === 0 ? lineOf(arc) : lineOf(arc).slice(1)));
  const shapeOf = ({ type, arcs: own }: Geometry): Shape => {
    const polygons = (type === 'Polygon' ? [own] : type === 'MultiPolygon' ? own : []) as number[][][];
    return { polygons: polygons.map((rings) => rings.map(ringOf)) };
  };
  return (objects[name]?.geometries ?? []).map(shapeOf);
}
