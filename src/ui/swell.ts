/**
 * The motif: contour lines that read as a wave. Mark, favicon, section breaks, empty states and progress all use these
 * two curves.
 */
type Point = readonly [number, number];

/** One line of the mark on a 32-unit square, as two cubic curves. */
const MARK: readonly Point[] = [
  [1, 26],
  [9, 26],
  [11, 6],
  [20, 6],
  [27, 6],
  [31, 11],
  [30, 18],
];

const EYE: Point = [19, 26];

export const markLines: readonly string[] = [1, 0.67, 0.34].map((scale) => {
  const [foot, ...rest] = MARK.map(([x, y]) => `${near(EYE[0], x, scale)} ${near(EYE[1], y, scale)}`);
  return `M${foot}C${rest.join(' ')}`;
});

export interface Swell {
  width: number;
  /** The baseline's y, downwards as in SVG. */
  base: number;
  crest: number;
  /** From the crest to the end of its long side. */
  reach: number;
  rise: number;
}

/** A line with one crest, gentle on the left and steep on the right. */
export function swellLine({ width, base, crest, reach, rise }: Swell): string {
  const top = base - rise;
  const lee = reach * 0.62;
  const up = `C${round(crest - reach * 0.55)} ${base} ${round(crest - reach * 0.45)} ${top} ${crest} ${top}`;
  const down = `C${round(crest + lee * 0.55)} ${top} ${round(crest + lee * 0.42)} ${base} ${round(crest + lee)} ${base}`;
  return `M0 ${base}H${round(crest - reach)}${up}${down}H${width}`;
}

function near(eye: number, value: number, scale: number): number {
  return round(eye + (value - eye) * scale);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
