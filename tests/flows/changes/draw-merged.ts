/** Draws both versions of a machine in one picture: what was added, is gone or has changed stands out. */
import { arrowPath, smoothPath } from '#inspector/drawing/smooth-path.ts';
import type { ChartState } from '#inspector/graph/chart.ts';
import { boxContent, type Content, fontSize, labelContent } from '#inspector/layout/content.ts';
import type { Box, ChartLayout } from '#inspector/layout/layout.ts';
import { type ChartLine, linesOf } from '#inspector/layout/lines.ts';
import type { Mark, MergedChart } from './merge-charts.ts';

const MARGIN = 24;
const LEGEND_HEIGHT = 40;
const LEGEND_STEP = 120;
const BOX_PADDING = 14;
const LABEL_PADDING = 5;

interface Look {
  stroke: string;
  ground: string;
  dash: string;
  width: number;
}

const SAME: Look = { stroke: '#77857d', ground: '#ffffff', dash: '', width: 1.25 };
/** Dashes and widths tell them apart as well as colours do. */
const LOOKS: Record<Mark, Look> = {
  added: { stroke: '#1f6b3f', ground: '#e3f3e8', dash: '', width: 3 },
  gone: { stroke: '#b23a21', ground: '#fbe7e2', dash: '6 5', width: 2 },
  changed: { stroke: '#8a5a00', ground: '#fdf0d0', dash: '12 3', width: 2.5 },
};

export function drawMerged({ chart, marks }: MergedChart, layout: ChartLayout): string {
  const size = { width: layout.width + 2 * MARGIN, height: layout.height + 2 * MARGIN + LEGEND_HEIGHT };
  const states = [...chart.states.values()];
  const draw = (state: ChartState) => {
    const box = layout.boxes[state.id];
    return box ? drawBox(box, boxContent(chart, state, {}), lookOf(marks.get(state.id))) : '';
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" font-family="Figtree, system-ui, sans-serif">`,
    `<rect width="${size.width}" height="${size.height}" fill="#fbfaf6"/>`,
    drawLegend(),
    `<g transform="translate(${MARGIN} ${MARGIN + LEGEND_HEIGHT})">`,
    ...states.filter(({ children }) => children.length > 0).map(draw),
    ...linesOf(chart).map((line) => drawLine(line, layout, marks)),
    ...states.filter(({ children }) => children.length === 0).map(draw),
    '</g></svg>\n',
  ].join('\n');
}

const lookOf = (mark: Mark | undefined): Look => (mark === undefined ? SAME : LOOKS[mark]);

function drawBox({ x, y, width, height }: Box, content: Content, { stroke, ground, dash, width: edge }: Look): string {
  const rect = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${ground}" stroke="${stroke}" stroke-width="${edge}" stroke-dasharray="${dash}"/>`;
  return rect + drawTexts(content, { x: x + BOX_PADDING, y }, '#23332b');
}

function drawLine(line: ChartLine, { lines }: ChartLayout, marks: MergedChart['marks']): string {
  const placed = lines[line.id];
  if (!placed) return '';
  const found = line.transitions.map(({ id }) => marks.get(id)).find((mark) => mark !== undefined);
  const { stroke, dash, width } = lookOf(found);
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
      return `<text x="${at.x + x}" y="${at.y + y}" font-size="${fontSize(look)}" font-weight="${weight}" fill="${fill}">${escapeText(text)}</text>`;
    })
    .join('');
}

const drawLegend = (): string =>
  (Object.entries(LOOKS) as [Mark, Look][])
    .map(([mark, { stroke, ground, dash, width }], index) => {
      const x = MARGIN + index * LEGEND_STEP;
      return `<rect x="${x}" y="${MARGIN - 8}" width="28" height="18" rx="4" fill="${ground}" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${dash}"/><text x="${x + 36}" y="${MARGIN + 6}" font-size="13" fill="#23332b">${mark}</text>`;
    })
    .join('');

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
