/** What other domains may use. */
export { choosePlace, placeKey } from './choose-place.ts';
export { englishCountry } from './describe.ts';
export { suggestLargeTownNear } from './find-nearest-place.ts';
export { foldPlace } from './fold-place.ts';
export { pack, type Town } from './gazetteer/packed.ts';
export {
  cellOfPlace,
  EVERYWHERE,
  isOnMap,
  type MapFound,
  selectMap,
  type WhereOnMap,
} from './map/on-map.repository.ts';
export { type PlaceQuery, readWhere } from './map/where-on-map.ts';
export { locatedIn } from './match/located-in.repository.ts';
export { type Located, type LocatedKinds, matchAll, registerPlaceJobs } from './match/match-locations.ts';
