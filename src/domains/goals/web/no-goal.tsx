import { usePageTitle } from '#platform/browser/use-page-title.ts';
import { ColourLinks } from '#ui/colour-links.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { GOALS, goalLinks } from '../goals.ts';

export function NoGoal() {
  usePageTitle('Goal not found');
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading kicker="Page not found" lead="Check the address, or choose one of the seventeen goals.">
        Goal not found
      </PageHeading>
      <ColourLinks
        className="mt-8 grid gap-2 sm:grid-cols-2 lg:grid-cols-3"
        links={goalLinks(GOALS.map(({ id }) => id))}
      />
    </div>
  );
}
