import type { ImpactMeasures } from '#generated/types.gen.ts';
import { formatList, formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';

interface Measure {
  key: keyof ImpactMeasures;
  name: string;
  /** "hours", below its number. */
  unit: string;
  /** In kilograms. */
  isWeight?: true;
  sayAmount: (count: number) => string;
}

export const MEASURES: readonly Measure[] = [
  {
    key: 'hours',
    name: say('impacts.measures.hoursGiven'),
    unit: say('impacts.measures.hours'),
    sayAmount: (count) => say('impacts.measures.hoursCounted', { count, amount: figure(count) }),
  },
  {
    key: 'people',
    name: say('impacts.measures.peopleReached'),
    unit: say('impacts.measures.people'),
    sayAmount: (count) => say('impacts.measures.peopleCounted', { count, amount: figure(count) }),
  },
  {
    key: 'trees',
    name: say('impacts.measures.treesPlanted'),
    unit: say('impacts.measures.trees'),
    sayAmount: (count) => say('impacts.measures.treesCounted', { count, amount: figure(count) }),
  },
  {
    key: 'co2eKg',
    name: say('impacts.measures.co2e'),
    unit: say('impacts.measures.co2eUnit'),
    isWeight: true,
    sayAmount: (count) => say('impacts.measures.co2eAmount', { amount: figure(count) }),
  },
  {
    key: 'wasteKg',
    name: say('impacts.measures.wasteDiverted'),
    unit: say('impacts.measures.wasteUnit'),
    isWeight: true,
    sayAmount: (count) => say('impacts.measures.wasteCounted', { amount: figure(count) }),
  },
];

export const figure = (value: number): string => formatNumber(value, { maximumFractionDigits: 2 });

/** "124.5 hours, 86 people" */
export function sayMeasures(measures: ImpactMeasures): string {
  const told = MEASURES.filter(({ key }) => measures[key] > 0);
  return formatList(
    told.map(({ key, sayAmount }) => sayAmount(measures[key])),
    'unit',
  );
}
