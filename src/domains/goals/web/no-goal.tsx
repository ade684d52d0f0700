import { usePageTitle } from '../../../platform/browser/use-page-title.ts';
import { ColourLinks } from '../../../ui/colour-links.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { GOALS, goalLinks } from '../goals.ts';

/** For an address that no goal has: the goals that there are. */
export function NoGoal() {
  usePageTitle('No such goal');
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading kicker="Page not found" lead="The address may be mistyped. These are the seventeen that there are.">
        There is no such goal
      </PageHeading>
      <ColourLinks
        className="mt-8 grid gap-2 sm:grid-cols-2 lg:grid-cols-3"
        links={goalLinks(GOALS.map(({ id }) => id))}
      />
    </div>
  );
}
