import { ServerMarkup } from '#platform/browser/page/server-markup.tsx';
import { PlacesSection } from '../map/places-section.tsx';
import { ThisWeekSection } from './this-week-section.tsx';

/** Two adjacent sections of the home page, loaded as one chunk. */
export const ThisWeekAndPlaces = () => (
  <>
    <ThisWeekSection />
    <ServerMarkup>
      <PlacesSection />
    </ServerMarkup>
  </>
);
