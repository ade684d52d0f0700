import { LoadingState, Skeleton, SkeletonText } from '../skeleton.tsx';

const ROWS = [1, 2, 3, 4, 5, 6];

/** In the layout of what comes: rows on the left, and the panel where there is room for it. */
export function QueueLoading() {
  return (
    <LoadingState label="Loading the queue" className="xl:grid xl:grid-cols-[minmax(20rem,5fr)_minmax(0,8fr)] xl:gap-8">
      <div>
        {ROWS.map((row) => (
          <div key={row} className="flex gap-3 border-b border-line py-3 pl-11">
            <Skeleton className="size-14 shrink-0" />
            <SkeletonText lines={3} className="flex-1" />
          </div>
        ))}
      </div>
      <div className="rounded-r-lg border border-l-4 border-line p-8 max-xl:hidden">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="mt-6 h-48 w-full" />
        <SkeletonText lines={6} className="mt-6" />
      </div>
    </LoadingState>
  );
}
