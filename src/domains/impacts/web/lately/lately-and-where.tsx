import { KeptAsDrawn } from '#platform/browser/kept-as-drawn.tsx';
import { PlacesSection } from '../map/places-section.tsx';
import { LatelySection } from './lately-section.tsx';

/** One beside the other on the home page, and one part of its code. */
export const LatelyAndWhere = () => (
  <>
    <LatelySection />
    <KeptAsDrawn>
      <PlacesSection />
    </KeptAsDrawn>
  </>
);
