import { ShowcasePage } from '#ui/showcase/showcase-page.tsx';
import { QueueSpecimen } from './queue-specimen.tsx';

/** The design system, and beside it what needs more than the design system to be worked. */
export function Showcase() {
  return (
    <ShowcasePage>
      <QueueSpecimen />
    </ShowcasePage>
  );
}
