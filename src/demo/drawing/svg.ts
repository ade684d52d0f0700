/** The few shapes that everything is drawn from. Lengths are in a scene's units: an adult is 100 tall. */
export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 10) / 10);
const pairs = (points: readonly Point[]) => points.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ');

export const filledPath = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A polygon. `rounding` rounds its corners, and enlarges it by half of that on each side. */
export function polygon(points: readonly Point[], fill: string, rounding = 0): string {
  const outline = rounding > 0 ? ` stroke="${fill}" stroke-width="${short(rounding)}"` : '';
  return `<polygon points="${pairs(points)}" fill="${fill}"${outline}/>`;
}

/** A line with round ends and bends. */
export const polyline = (points: readonly Point[], colour: string, width: number): string =>
  `<polyline points="${pairs(points)}" fill="none" stroke="${colour}" stroke-width="${short(width)}"/>`;

export const strokedPath = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, colour: string, width: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const ellipse = (x: number, y: number, across: number, down: number, fill: string): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(down)}" fill="${fill}"/>`;

/** A rectangle, from its upper left corner. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, corner = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${corner}" fill="${fill}"/>`;

interface Placement {
  scale?: number;
  /** Looks to the left instead of to the right. */
  isFlipped?: boolean;
}

export function at(x: number, y: number, content: string, { scale = 1, isFlipped = false }: Placement = {}): string {
  const across = isFlipped ? -scale : scale;
  const sized = across === 1 && scale === 1 ? '' : ` scale(${across} ${scale})`;
  return `<g transform="translate(${short(x)} ${short(y)})${sized}">${content}</g>`;
}

/** Mixes two colours, given as `#rrggbb`. A share of 0 is the first colour, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (start: number) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const darker = (colour: string, share = 0.16): string => mix(colour, '#1d2a2c', share);
export const lighter = (colour: string, share = 0.3): string => mix(colour, '#fffaf0', share);
