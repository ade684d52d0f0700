/** The numbers of a card: a figure, with the words around it. */
import { formatNumber } from '#languages/numbers.ts';

export interface Figure {
  figure: string;
  /** The number as the figure rounds it, which selects the plural form of the words around it. */
  count: number;
}

export type FigureOf = (value: number) => Figure;

/** "1.5k", for a few large letters. */
export const compactFigure: FigureOf = (value) => ({
  figure: formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 }),
  count: compactCount(value),
});

/** "1,500". */
export const wholeFigure: FigureOf = (value) => ({ figure: formatNumber(value), count: value });

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/**
 * 1,103 is shown as 1.1 thousand, so it counts as 1,100. Some languages have a plural form for millions, as in “1,2 M
 * d’actions”.
 */
function compactCount(value: number): number {
  if (value >= MILLION) return MILLION;
  const unit = value >= THOUSAND ? THOUSAND : 1;
  return (Math.round((value / unit) * 10) / 10) * unit;
}

const FIGURE = /<figure>(.*?)<\/figure>/;

/** @param text with the figure as an element: “<figure>1.5k</figure> trees”. */
export function partsOfNumber(text: string): { before: string; figure: string; after: string } {
  const [before = '', figure = '', after = ''] = text.split(FIGURE);
  return { before, figure, after };
}
