import { Suspense } from 'react';
import { selectIsRestoring, selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session-provider.tsx';
import { GoalNames } from '#domains/community/web/components/goal-list.tsx';
import { Invitation } from '#domains/community/web/components/invitation.tsx';
import { HomePage } from '#domains/community/web/pages/home-page.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { WhenNear } from '#ui/when-near.tsx';
import { HomeActions } from './impacts/home-actions.tsx';

const HomeFeatured = lazyPart(async () => ({ default: (await import('./impacts/home-featured.tsx')).HomeFeatured }));
const HomeNumbers = lazyPart(async () => ({ default: (await import('./impacts/home-numbers.tsx')).HomeNumbers }));
const HomeGoals = lazyPart(async () => ({ default: (await import('./impacts/home-goals.tsx')).HomeGoals }));

const HomeScholarships = lazyPart(async () => ({
  default: (await import('./opportunities/home-scholarships.tsx')).HomeScholarships,
}));

const HomeLeaders = lazyPart(async () => ({ default: (await import('./leaderboard/home-leaders.tsx')).HomeLeaders }));

const HomeNews = lazyPart(async () => ({ default: (await import('./news/home-news.tsx')).HomeNews }));

/** Each section below the first screen loads when the reader scrolls near it. */
export function Home() {
  const isVisitor = useSessionSelector((state) => !selectIsRestoring(state) && selectUser(state) === null);
  return (
    <HomePage
      actions={<HomeActions />}
      featured={
        <WhenNear>
          <Suspense>
            <HomeFeatured />
          </Suspense>
        </WhenNear>
      }
      numbers={
        <WhenNear className="min-h-96">
          <Suspense>
            <HomeNumbers />
          </Suspense>
        </WhenNear>
      }
      opportunities={
        <WhenNear>
          <Suspense>
            <HomeScholarships />
          </Suspense>
        </WhenNear>
      }
      goals={
        <WhenNear placeholder={<GoalNames />}>
          <Suspense fallback={<GoalNames />}>
            <HomeGoals names={<GoalNames />} />
          </Suspense>
        </WhenNear>
      }
      leaders={
        <WhenNear>
          <Suspense>
            <HomeLeaders />
          </Suspense>
        </WhenNear>
      }
      news={
        <WhenNear>
          <Suspense>
            <HomeNews />
          </Suspense>
        </WhenNear>
      }
      invitation={isVisitor && <Invitation />}
    />
  );
}
