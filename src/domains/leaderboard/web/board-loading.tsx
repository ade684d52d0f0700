import { say } from '#languages/say.ts';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

export const BoardLoading = () => (
  <LoadingState label={say('leaderboard.boardLoading.loading')} className="mt-6">
    <Skeleton className="h-5 w-48" />
    <div className="mt-6 grid items-end gap-x-8 gap-y-10 sm:grid-cols-[6fr_5fr_5fr]">
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-44 w-full max-sm:hidden" />
      <Skeleton className="h-44 w-full max-sm:hidden" />
    </div>
    <div className="mt-8 space-y-3">
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-12 w-full" />
      ))}
    </div>
  </LoadingState>
);
