/** Every kind of scene, with its painter and where it takes place. */
import * as caring from './scenes/caring.ts';
import * as cleaning from './scenes/cleaning.ts';
import * as eating from './scenes/eating.ts';
import * as growing from './scenes/growing.ts';
import * as mending from './scenes/mending.ts';
import * as moving from './scenes/moving.ts';
import type { Painter } from './scenes/scene.ts';
import * as speaking from './scenes/speaking.ts';
import * as teaching from './scenes/teaching.ts';
import * as watching from './scenes/watching.ts';
import type { View } from './stage.ts';

interface SceneDefinition {
  paint: Painter;
  /** The distances from which it is worth seeing. */
  views: readonly View[];
  isIndoors: boolean;
}

const MIDDLE = ['middle'] as const;
const CLOSE = ['near', 'middle'] as const;
const ALL = ['near', 'middle', 'far'] as const;
const indoors = (paint: Painter): SceneDefinition => ({ paint, views: CLOSE, isIndoors: true });
const outdoors = (paint: Painter, views: readonly View[] = ALL): SceneDefinition => ({
  paint,
  views,
  isIndoors: false,
});

export const SCENES = {
  planting: outdoors(growing.planting),
  garden: outdoors(growing.garden),
  balconies: outdoors(growing.balconies, MIDDLE),
  seeds: indoors(growing.seeds),
  harvest: outdoors(growing.harvest),
  compost: outdoors(growing.compost),
  beach: outdoors(cleaning.beach),
  riverbank: outdoors(cleaning.riverbank),
  street: outdoors(cleaning.street),
  weatherClass: indoors(teaching.weatherClass),
  climateClass: indoors(teaching.climateClass),
  sumsClass: indoors(teaching.sumsClass),
  reading: indoors(teaching.reading),
  coding: indoors(teaching.coding),
  advice: indoors(teaching.advice),
  repairCafe: indoors(mending.repairCafe),
  clothesSwap: indoors(mending.clothesSwap),
  bicycles: indoors(mending.bicycles),
  draughts: indoors(mending.draughts),
  kitchen: indoors(eating.kitchen),
  foodBoxes: outdoors(eating.foodBoxes),
  bakeSale: outdoors(eating.bakeSale, CLOSE),
  longTable: outdoors(eating.longTable, CLOSE),
  bloodPressure: indoors(caring.bloodPressure),
  firstAid: indoors(caring.firstAid),
  walking: outdoors(caring.walking),
  rainBarrel: outdoors(caring.rainBarrel, CLOSE),
  well: outdoors(caring.well),
  tapTests: indoors(caring.tapTests),
  solar: outdoors(caring.solar, MIDDLE),
  bikeTrain: outdoors(moving.bikeTrain),
  cyclingLesson: outdoors(moving.cyclingLesson),
  busStop: outdoors(moving.busStop, CLOSE),
  sharedRide: outdoors(moving.sharedRide, CLOSE),
  run: outdoors(moving.run),
  ramp: outdoors(moving.ramp, CLOSE),
  birds: outdoors(watching.birds),
  nestBoxes: outdoors(watching.nestBoxes),
  toads: outdoors(watching.toads),
  hearing: indoors(speaking.hearing),
  petition: outdoors(speaking.petition),
  welcome: outdoors(speaking.welcome),
} as const satisfies Record<string, SceneDefinition>;

export type SceneKind = keyof typeof SCENES;
