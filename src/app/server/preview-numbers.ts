/** The numbers on preview pictures and embedded cards. */
import type { ImpactMeasures } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { compactFigure, type Figure, type FigureOf } from '#platform/server/previews/figures.ts';
import type { PreviewNumber } from '#platform/server/previews/preview-card.ts';

/**
 * Hours, trees and people first: a card has room for three.
 * @param figureOf formats the figures.
 */
export const measuresOf = (
  { trees, people, hours, wasteKg, co2eKg }: ImpactMeasures,
  figureOf: FigureOf = compactFigure,
): PreviewNumber[] => [
  numberOf(hours, (said) => say('heads.numbers.hours', said), figureOf),
  numberOf(trees, (said) => say('heads.numbers.trees', said), figureOf),
  numberOf(people, (said) => say('heads.numbers.people', said), figureOf),
  numberOf(wasteKg, (said) => say('heads.numbers.waste', said), figureOf),
  numberOf(co2eKg, (said) => say('heads.numbers.co2e', said), figureOf),
];

export const numberOf = (
  value: number,
  sayIt: (said: Figure) => string,
  figureOf: FigureOf = compactFigure,
): PreviewNumber => ({ value, text: sayIt(figureOf(value)) });
