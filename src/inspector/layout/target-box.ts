import type { Chart } from '../graph/chart.ts';
import type { Box, ChartLayout } from './layout.ts';
import { linesOf } from './lines.ts';

/** Padding around a transition's text, part of its hit area. */
const HIT_PADDING = { x: 40, y: 90 };

/** The box of a state, or of a transition's text. */
export function targetBox(chart: Chart, layout: ChartLayout, id: string): Box | undefined {
  const line = linesOf(chart).find(({ transitions }) => transitions.some((one) => one.id === id));
  const label = line && layout.lines[line.id]?.label;
  if (label) return widened(label);
  const source = chart.transitions.find((one) => one.id === id)?.source;
  return layout.boxes[source ?? id];
}

const widened = ({ x, y, width, height }: Box): Box => ({
  x: x - HIT_PADDING.x,
  y: y - HIT_PADDING.y,
  width: width + 2 * HIT_PADDING.x,
  height: height + 2 * HIT_PADDING.y,
});
