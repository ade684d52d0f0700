/** The positions of a chart's parts, in drawing units from the top left corner. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface PlacedLine {
  /** From its beginning to its arrow. */
  points: Point[];
  /** Null for a line without a label. */
  label: Box | null;
}

export interface ChartLayout {
  width: number;
  height: number;
  boxes: Readonly<Record<string, Box>>;
  lines: Readonly<Record<string, PlacedLine>>;
}

/** The same layout for right-to-left languages. */
export function mirrored({ width, boxes, lines, ...rest }: ChartLayout): ChartLayout {
  const box = (one: Box): Box => ({ ...one, x: width - one.x - one.width });
  const line = ({ points, label }: PlacedLine): PlacedLine => ({
    points: points.map(({ x, y }) => ({ x: width - x, y })),
    label: label && box(label),
  });
  return { ...rest, width, boxes: mapValues(boxes, box), lines: mapValues(lines, line) };
}

const mapValues = <Value>(all: Readonly<Record<string, Value>>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(all).map(([id, value]) => [id, change(value)]));
