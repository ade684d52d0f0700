import type { Point } from '../layout/layout.ts';

const CORNER = 9;
const ARROW = { length: 9, halfWidth: 4.5 };

/** Straight lines with rounded corners. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    const before = points[index] ?? point;
    if (!next) return `L${point.x},${point.y}`;
    const radius = Math.min(CORNER, distance(before, point) / 2, distance(point, next) / 2);
    const from = towards(point, before, radius);
    const to = towards(point, next, radius);
    return `L${from.x},${from.y}Q${point.x},${point.y} ${to.x},${to.y}`;
  });
  return `M${first.x},${first.y}${parts.join('')}`;
}

/** The arrowhead at the end of the line. @param scale larger for a wide line. */
export function arrowPath(points: readonly Point[], scale = 1): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const base = towards(tip, before, ARROW.length * scale);
  const size = distance(tip, before) || 1;
  const side = {
    x: (-(tip.y - before.y) / size) * ARROW.halfWidth * scale,
    y: ((tip.x - before.x) / size) * ARROW.halfWidth * scale,
  };
  return `M${tip.x},${tip.y}L${base.x + side.x},${base.y + side.y}L${base.x - side.x},${base.y - side.y}Z`;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) / whole) * length, y: from.y + ((to.y - from.y) / whole) * length };
}
