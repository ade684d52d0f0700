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
