/** The domain’s calls. */

import { findNearestPlace } from './find-nearest-place.ts';
import { suggestPlaces } from './suggest-places.ts';
import { listUnknownPlaces, setPlaceOfLocation } from './unknown-places.ts';

export const placeCalls = { suggestPlaces, findNearestPlace, listUnknownPlaces, setPlaceOfLocation };
