import { say } from '#languages/say.ts';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { ColourLinks } from '#ui/drawn/colour-links.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { GOALS, goalLinks } from '../goals.ts';

export function GoalNotFound() {
  usePageTitle(say('goals.missing.title'));
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading kicker={say('goals.missing.kicker')} lead={say('goals.missing.lead')}>
        {say('goals.missing.title')}
      </PageHeading>
      <ColourLinks
        className="mt-8 grid gap-2 sm:grid-cols-2 lg:grid-cols-3"
        links={goalLinks(GOALS.map(({ id }) => id))}
      />
    </div>
  );
}
