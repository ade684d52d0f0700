/** The domain’s calls. */

import { suggestPlaces } from './suggest-places.ts';
import { listUnknownPlaces, setPlaceOfLocation } from './unknown-places.ts';

export const placeCalls = { suggestPlaces, listUnknownPlaces, setPlaceOfLocation };
