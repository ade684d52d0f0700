/**
 * The place and people of a scene. Its middle is at x = 0, and its people stand at y = 0; an adult is 100 units tall,
 * and up is negative. How much of the place is visible depends on the view.
 */
import { createRandom, type Random } from '../random.ts';
import { drawFigure, type FigurePlace } from './figure.ts';
import { type Land, NIGHT, type Palette, paletteOf, type Season } from './lands.ts';
import { asChild, type Cast, makeCast } from './looks.ts';
import type { PoseName } from './poses.ts';

export const SHAPES = {
  landscape: { width: 672, height: 448 },
  portrait: { width: 512, height: 640 },
  square: { width: 560, height: 560 },
  wide: { width: 720, height: 396 },
} as const;
export type Shape = keyof typeof SHAPES;

/** The height of the picture for each view, in units. */
export const VIEWS = { near: 142, middle: 168, far: 208 } as const;
export type View = keyof typeof VIEWS;
/** How much ground there is in front of the people: more in tall pictures, so that they are in the middle of a card. */
const FOREGROUND: Record<Shape, number> = { landscape: 17, wide: 17, square: 34, portrait: 50 };

export interface Stage {
  land: Land;
  season: Season;
  view: View;
  palette: Palette;
  random: Random;
  left: number;
  right: number;
  top: number;
  bottom: number;
  cast: Cast;
  person(pose: PoseName, x: number, place?: Partial<FigurePlace>): string;
}

export interface StagePlan {
  land: Land;
  season: Season;
  view: View;
  shape: Shape;
  seed: number;
  isIndoors: boolean;
  isNight: boolean;
}

export function buildStage({ land, season, view, shape, seed, isIndoors, isNight }: StagePlan): Stage {
  const random = createRandom(seed);
  const { width, height } = SHAPES[shape];
  const isTall = height > width * 0.9;
  // A tall picture of the same people needs more room above them.
  const units = isTall ? VIEWS[view] * (height > width ? 1.5 : 1.25) : VIEWS[view];
  const half = ((units / height) * width) / 2;
  const below = FOREGROUND[shape];
  const cast = makeCast(random, { land, isCold: season === 'cold' && !isIndoors, isIndoors });
  return {
    land,
    season,
    view,
    palette: isNight ? NIGHT : paletteOf(land, season),
    random,
    left: -half,
    right: half,
    top: below - units,
    bottom: below,
    cast,
    person: (pose, x, place = {}) =>
      drawFigure(place.isChild ? asChild(cast.next()) : cast.next(), pose, { x, y: 0, ...place }),
  };
}
