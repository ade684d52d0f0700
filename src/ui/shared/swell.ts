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
  /** The baseline's y, which grows downwards as in SVG. */
  base: number;
  crest: number;
  /** The distance from the crest to the end of its long side. */
  reach: number;
  rise: number;
  /** Digits after the decimal point. */
  digits?: 0 | 1;
}

/** A line with one crest, gentle on the left and steep on the right. Relative coordinates take fewer bytes. */
export function swellLine({ width, base, crest, reach, rise, digits = 1 }: Swell): string {
  const scale = 10 ** digits;
  const round = (value: number) => Math.round(value * scale) / scale;
  const height = round(rise);
  const lee = reach * 0.62;
  const up = `c${round(reach * 0.45)} 0 ${round(reach * 0.55)} ${-height} ${round(reach)} ${-height}`;
  const down = `c${round(lee * 0.55)} 0 ${round(lee * 0.42)} ${height} ${round(lee)} ${height}`;
  return `M0 ${round(base)}H${round(crest - reach)}${up}${down}H${width}`;
}

function near(eye: number, value: number, scale: number): number {
  return Math.round((eye + (value - eye) * scale) * 10) / 10;
}
