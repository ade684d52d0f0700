/** The numbers of a card: a figure, with the words around it. */
import { formatNumber } from '#languages/numbers.ts';

export type FigureOf = (value: number) => string;

/** "1.5k", for a few large letters. */
export const compactFigure: FigureOf = (value) =>
  formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 });

/** "1,500". */
export const wholeFigure: FigureOf = (value) => formatNumber(value);

const FIGURE = /<figure>(.*?)<\/figure>/;

/** @param text as texts have it: “<figure>1.5k</figure> trees”. */
export function partsOfNumber(text: string): { before: string; figure: string; after: string } {
  const [before = '', figure = '', after = ''] = text.split(FIGURE);
  return { before, figure, after };
}
