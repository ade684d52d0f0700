/** What other domains may use. */
export { choosePlace, matchLocation } from './choose-place.ts';
export { englishCountry } from './describe.ts';
export { type Located, type LocatedKinds, matchAll, registerPlaceJobs } from './match/match-locations.ts';
