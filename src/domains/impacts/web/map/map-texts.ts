import { say } from '#languages/say.ts';

export const impactsAt = (place: string): string => `/impacts?location=${encodeURIComponent(place)}`;

/** The finding, as a heading. */
export const sayCountries = (count: number): string => say('impacts.mapTexts.fromCountries', { count });
