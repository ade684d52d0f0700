import type { ImpactMeasures } from '#generated/types.gen.ts';

interface Measure {
  key: keyof ImpactMeasures;
  name: string;
  unit: string;
}

export const MEASURES: readonly Measure[] = [
  { key: 'hours', name: 'Hours given', unit: 'hours' },
  { key: 'people', name: 'People reached', unit: 'people' },
  { key: 'trees', name: 'Trees planted', unit: 'trees' },
  { key: 'co2eKg', name: 'CO2e avoided', unit: 'kg CO2e' },
  { key: 'wasteKg', name: 'Waste diverted', unit: 'kg of waste' },
];

export const figure = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 2 });

/** "124.5 hours, 86 people" */
export function sayMeasures(measures: ImpactMeasures): string {
  const told = MEASURES.filter(({ key }) => measures[key] > 0);
  return told.map(({ key, unit }) => `${figure(measures[key])} ${unit}`).join(', ');
}
