/** The domain’s calls. */

import { suggestPlaces } from './suggest-places.ts';

export const placeCalls = { suggestPlaces };
