import { PlacesSection } from '../map/places-section.tsx';
import { LatelySection } from './lately-section.tsx';

/** One beside the other on the home page, and one part of its code. */
export const LatelyAndWhere = () => (
  <>
    <LatelySection />
    <PlacesSection />
  </>
);
