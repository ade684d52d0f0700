import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PointsPage } from '#domains/points/web/manage/points-page.tsx';
import { say } from '#languages/say.ts';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

const MilestonesPage = lazyPart(async () => ({
  default: (await import('#domains/credentials/web/milestones/milestones-page.tsx')).MilestonesPage,
}));

/** Who has how many points, and what members get for them. One route, since each costs every visitor some bytes. */
export function PointsPages() {
  const { part } = useParams();
  if (part === undefined) return <PointsPage />;
  if (part !== 'milestones') return <NotFoundPage />;
  return (
    <Suspense
      fallback={
        <LoadingState label={say('credentials.milestones.loading')} className="max-w-lg">
          <SkeletonText lines={6} />
        </LoadingState>
      }
    >
      <MilestonesPage />
    </Suspense>
  );
}
