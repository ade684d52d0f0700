import type { ImpactMeasures } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

interface Measure {
  key: keyof ImpactMeasures;
  name: string;
  unit: string;
}

export const MEASURES: readonly Measure[] = [
  { key: 'hours', name: say('impacts.measures.hoursGiven'), unit: 'hours' },
  { key: 'people', name: say('impacts.measures.peopleReached'), unit: 'people' },
  { key: 'trees', name: say('impacts.measures.treesPlanted'), unit: 'trees' },
  { key: 'co2eKg', name: say('impacts.measures.co2eAvoided'), unit: 'kg CO2e' },
  { key: 'wasteKg', name: say('impacts.measures.wasteDiverted'), unit: 'kg of waste' },
];

export const figure = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 2 });

/** "124.5 hours, 86 people" */
export function sayMeasures(measures: ImpactMeasures): string {
  const told = MEASURES.filter(({ key }) => measures[key] > 0);
  return told.map(({ key, unit }) => `${figure(measures[key])} ${unit}`).join(', ');
}
