import { say } from '#languages/say.ts';

export const impactsAt = (place: string): string => `/impacts?location=${encodeURIComponent(place)}`;

export const sayImpacts = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'impact' : 'impacts'}`;

/** The finding, as a heading. */
export const sayCountries = (count: number): string =>
  count === 1 ? say('impacts.mapTexts.fromOneCountry') : say('impacts.mapTexts.fromCountries', { count });
