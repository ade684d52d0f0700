import { lazy, Suspense } from 'react';
import { GoalNames } from '../domains/community/web/components/goal-list.tsx';
import { HomePage } from '../domains/community/web/pages/home-page.tsx';
import { WhenNear } from '../ui/when-near.tsx';

const HomeNumbers = lazy(async () => ({ default: (await import('./impacts/home-numbers.tsx')).HomeNumbers }));
const HomeGoals = lazy(async () => ({ default: (await import('./impacts/home-goals.tsx')).HomeGoals }));

const HomeScholarships = lazy(async () => ({
  default: (await import('./opportunities/home-scholarships.tsx')).HomeScholarships,
}));

/** The home page with its numbers: they come once somebody reads on to them. */
export function Home() {
  return (
    <HomePage
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
    />
  );
}
