import { ServerMarkup } from '#platform/browser/page/server-markup.tsx';
import { PlacesSection } from '../map/places-section.tsx';
import { LatelySection } from './lately-section.tsx';

/** Two adjacent sections of the home page, loaded as one chunk. */
export const LatestAndPlaces = () => (
  <>
    <LatelySection />
    <ServerMarkup>
      <PlacesSection />
    </ServerMarkup>
  </>
);
