import { say } from '#languages/say.ts';

export const impactsAt = (place: string): string => `/impacts?location=${encodeURIComponent(place)}`;

export const sayImpacts = (count: number): string => say('impacts.mapTexts.impacts', { count });

/** The finding, as a heading. */
export const sayCountries = (count: number): string => say('impacts.mapTexts.fromCountries', { count });
