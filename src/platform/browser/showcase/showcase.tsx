import { ShowcasePage } from '#ui/showcase/showcase-page.tsx';
import { QueueSpecimen } from './queue-specimen.tsx';

/** The design system, with specimens that need more than the design system. */
export function Showcase() {
  return (
    <ShowcasePage>
      <QueueSpecimen />
    </ShowcasePage>
  );
}
