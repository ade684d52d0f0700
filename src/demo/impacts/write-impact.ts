/** Assembles texts from parts. */

import { CLOSINGS, OUTDOOR_CLOSINGS, PHRASES } from '../phrases.ts';
import type { Random } from '../random.ts';
import { type Activity, isOutdoors } from './activities.ts';

export interface Amounts {
  helpers: number;
  hours: number;
  people: number;
  trees: number;
  co2eKg: number;
  wasteKg: number;
}

export interface WrittenImpact {
  title: string;
  description: string;
}

const TWO_CLOSINGS_SHARE = 0.5;

/** The title and the text below it name the same place and partner. */
export function writeImpact(random: Random, activity: Activity, amounts: Amounts, city: string): WrittenImpact {
  const values = new Map<string, string>([
    ['city', city],
    ['helpers', count(amounts.helpers)],
    ['hours', count(amounts.hours)],
    ['people', count(amounts.people)],
    ['trees', count(amounts.trees)],
    ['co2e', count(amounts.co2eKg)],
    ['waste', count(amounts.wasteKg)],
    ...Object.entries(PHRASES).map(([slot, list]): [string, string] => [slot, random.pick(list)]),
  ]);
  const fill = (text: string) =>
    capitalise(
      text.replaceAll(/\{(\w+)(:start)?\}/g, (_all, slot: string, isStart?: string) => {
        const value = values.get(slot) ?? '';
        return isStart ? capitalise(value) : value;
      }),
    );
  const fitting = isOutdoors(activity) ? [...CLOSINGS, ...OUTDOOR_CLOSINGS] : CLOSINGS;
  const first = random.pick(fitting);
  const closings = random.chance(TWO_CLOSINGS_SHARE)
    ? [first, random.pick(fitting.filter((line) => line !== first))]
    : [first];
  return {
    title: fill(random.pick(activity.titles)),
    description: `${fill(random.pick(activity.openings))}\n\n${closings.join(' ')}`,
  };
}

const numerals = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const count = (value: number) => numerals.format(value);

const capitalise = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
