/** Draws parts of a chart as the text of an SVG, without a page. */
import { escapeHtml } from '#platform/shared/escape-html.ts';
import type { Chart, ChartState } from '../graph/chart.ts';
import { boxContent, type Content, fontSize, labelContent } from '../layout/content.ts';
import type { Box, ChartLayout } from '../layout/layout.ts';
import { type ChartLine, linesOf } from '../layout/lines.ts';
import { arrowPath, smoothPath } from './smooth-path.ts';

const BOX_PADDING = 14;
const LABEL_PADDING = 5;
const INK = '#23332b';

export interface PlainLook {
  stroke: string;
  ground: string;
  dash: string;
  width: number;
}

export const PLAIN: PlainLook = { stroke: '#77857d', ground: '#ffffff', dash: '', width: 1.25 };

interface LookOf {
  state: (state: ChartState) => PlainLook;
  line: (line: ChartLine) => PlainLook;
}

/** The elements of a whole chart, back to front. */
export function drawPlainly(chart: Chart, layout: ChartLayout, lookOf: LookOf): string {
  const states = [...chart.states.values()];
  const draw = (state: ChartState) => {
    const box = layout.boxes[state.id];
    return box ? drawBox(box, boxContent(chart, state, {}), lookOf.state(state)) : '';
  };
  return [
    ...states.filter(({ children }) => children.length > 0).map(draw),
    ...linesOf(chart).map((line) => drawLine(line, layout, lookOf.line(line))),
    ...states.filter(({ children }) => children.length === 0).map(draw),
  ].join('\n');
}

const LIT: PlainLook = { stroke: '#8a5a00', ground: '#fdf0d0', dash: '', width: 3 };
/** What a drawing of one state shows around it. */
const AROUND = { width: 900, height: 560 };
const MARGIN = 24;

/** One state of the chart, lit, with what is around it. */
export function drawState(chart: Chart, layout: ChartLayout, lit: string): string {
  const box = layout.boxes[lit];
  const whole = { width: layout.width + 2 * MARGIN, height: layout.height + 2 * MARGIN };
  const size = { width: Math.min(whole.width, AROUND.width), height: Math.min(whole.height, AROUND.height) };
  const from = (middle: number, length: number, all: number) =>
    Math.round(Math.min(Math.max(middle - length / 2, 0), all - length)) - MARGIN;
  const x = from((box?.x ?? 0) + (box?.width ?? 0) / 2 + MARGIN, size.width, whole.width);
  const y = from((box?.y ?? 0) + (box?.height ?? 0) / 2 + MARGIN, size.height, whole.height);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${size.width} ${size.height}" width="${size.width}" height="${size.height}" font-family="Figtree, system-ui, sans-serif">`,
    `<rect x="${x}" y="${y}" width="${size.width}" height="${size.height}" fill="#fbfaf6"/>`,
    drawPlainly(chart, layout, { state: ({ id }) => (id === lit ? LIT : PLAIN), line: () => PLAIN }),
    '</svg>',
  ].join('\n');
}

function drawBox(
  { x, y, width, height }: Box,
  content: Content,
  { stroke, ground, dash, width: edge }: PlainLook,
): string {
  const rect = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${ground}" stroke="${stroke}" stroke-width="${edge}" stroke-dasharray="${dash}"/>`;
  return rect + drawTexts(content, { x: x + BOX_PADDING, y }, INK);
}

function drawLine(line: ChartLine, { lines }: ChartLayout, { stroke, dash, width }: PlainLook): string {
  const placed = lines[line.id];
  if (!placed) return '';
  const path = `<path d="${smoothPath(placed.points)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
  const arrow = `<path d="${arrowPath(placed.points)}" fill="${stroke}"/>`;
  const { label } = placed;
  return (
    path + arrow + (label ? drawTexts(labelContent(line), { x: label.x + LABEL_PADDING, y: label.y }, stroke) : '')
  );
}

function drawTexts({ lines }: Content, at: { x: number; y: number }, fill: string): string {
  return lines
    .map(({ text, look, x, y }) => {
      const weight = look === 'name' || look === 'trigger' ? 600 : 400;
      return `<text x="${at.x + x}" y="${at.y + y}" font-size="${fontSize(look)}" font-weight="${weight}" fill="${fill}">${escapeHtml(text)}</text>`;
    })
    .join('');
}
