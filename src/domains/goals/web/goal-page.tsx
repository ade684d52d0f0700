import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { getGoalOptions } from '#generated/goals/getGoal.gen.ts';
import type { GoalDetail } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { ShareButton } from '#platform/browser/sharing/share-button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ColourLinks } from '#ui/drawn/colour-links.tsx';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { LoadingState, Repeat, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { findGoal, GOALS, type GoalName, goalColor, goalLinks, goalPathOf } from '../goals.ts';
import { GoalNeighbours } from './goal-neighbours.tsx';

interface GoalPageProps {
  children: (detail: GoalDetail) => ReactNode;
}

export function GoalPage({ children }: GoalPageProps) {
  const { slug = '' } = useParams();
  const { search, hash } = useLocation();
  const numbered = /^\d{1,2}$/.test(slug) ? GOALS[Number(slug) - 1] : undefined;
  if (numbered) return <Navigate to={{ pathname: goalPathOf(numbered), search, hash }} replace />;
  const goal = findGoal(slug);
  return goal ? (
    <Goal key={goal.id} goal={goal}>
      {children}
    </Goal>
  ) : (
    <GoalNotFound />
  );
}

function Goal({ goal, children }: { goal: GoalName; children: GoalPageProps['children'] }) {
  const read = useQuery(getGoalOptions({ path: { id: goal.id } }));
  const { data, error } = read;
  usePageTitle(goal.shortTitle);
  const detail = data?.data;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-12">
      <div className="grid items-stretch gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div
          className="border-s-8 py-1 ps-5 sm:border-s-[1rem] sm:ps-8 lg:py-6"
          style={{ borderColor: goalColor(goal.id) }}
        >
          <PageHeading
            kicker={
              <Phrase
                text={say('goals.one.kicker', { number: goal.id, total: GOALS.length })}
                parts={{ list: (inner) => <TextLink to="/sdg">{inner}</TextLink> }}
              />
            }
            lead={goal.title}
          >
            {goal.shortTitle}
          </PageHeading>
          <p className="mt-4 min-h-12 max-w-prose">{goal.description}</p>
          <div className="mt-4">
            <ShareButton title={goal.shortTitle} path={goalPathOf(goal)} />
          </div>
        </div>
        <ContourCover
          id={`goal ${goal.id}`}
          colors={[goalColor(goal.id)]}
          isLarge
          className="h-40 rounded-e-lg sm:h-56 lg:h-full lg:min-h-72"
        />
      </div>
      <div className="mt-12 lg:mt-16">
        {detail && children(detail)}
        {!detail && !error && <Loading />}
        {!detail && error && <FailedRead of={read} what={say('goals.one.failed')} />}
      </div>
      <GoalNeighbours goal={goal} />
    </div>
  );
}

const Loading = () => (
  <LoadingState label={say('goals.one.loading')}>
    <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
      <Repeat times={6}>
        <Skeleton className="h-14 w-full" />
      </Repeat>
    </div>
    <Skeleton className="mt-12 h-60 w-full" />
  </LoadingState>
);

function GoalNotFound() {
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
