/** Draws both versions of a machine in one picture: what was added, is gone or has changed stands out. */
import { drawPlainly, PLAIN, type PlainLook } from '#inspector/drawing/plain-drawing.ts';
import type { ChartLayout } from '#inspector/layout/layout.ts';
import type { Mark, MergedChart } from './merge-charts.ts';

const MARGIN = 24;
const LEGEND_HEIGHT = 40;
const LEGEND_STEP = 120;

/** Dashes and widths tell them apart as well as colours do. */
const LOOKS: Record<Mark, PlainLook> = {
  added: { stroke: '#1f6b3f', ground: '#e3f3e8', dash: '', width: 3 },
  gone: { stroke: '#b23a21', ground: '#fbe7e2', dash: '6 5', width: 2 },
  changed: { stroke: '#8a5a00', ground: '#fdf0d0', dash: '12 3', width: 2.5 },
};

export function drawMerged({ chart, marks }: MergedChart, layout: ChartLayout): string {
  const size = { width: layout.width + 2 * MARGIN, height: layout.height + 2 * MARGIN + LEGEND_HEIGHT };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" font-family="Figtree, system-ui, sans-serif">`,
    `<rect width="${size.width}" height="${size.height}" fill="#fbfaf6"/>`,
    drawLegend(),
    `<g transform="translate(${MARGIN} ${MARGIN + LEGEND_HEIGHT})">`,
    drawPlainly(chart, layout, {
      state: ({ id }) => lookOf(marks.get(id)),
      line: ({ transitions }) => lookOf(transitions.map(({ id }) => marks.get(id)).find((mark) => mark !== undefined)),
    }),
    '</g></svg>\n',
  ].join('\n');
}

const lookOf = (mark: Mark | undefined): PlainLook => (mark === undefined ? PLAIN : LOOKS[mark]);

const drawLegend = (): string =>
  (Object.entries(LOOKS) as [Mark, PlainLook][])
    .map(([mark, { stroke, ground, dash, width }], index) => {
      const x = MARGIN + index * LEGEND_STEP;
      return `<rect x="${x}" y="${MARGIN - 8}" width="28" height="18" rx="4" fill="${ground}" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${dash}"/><text x="${x + 36}" y="${MARGIN + 6}" font-size="13" fill="#23332b">${mark}</text>`;
    })
    .join('');
