import { say } from '#languages/say.ts';
import { LoadingState, Repeat, Skeleton, SkeletonText } from '../feedback/skeleton.tsx';

/** A skeleton in the queue's layout. */
export function QueueLoading() {
  return (
    <LoadingState
      label={say('ui.queueLoading.loading')}
      className="xl:grid xl:grid-cols-[minmax(20rem,5fr)_minmax(0,8fr)] xl:gap-8"
    >
      <div>
        <div className="flex min-h-14 items-center border-b border-control ps-11">
          <Skeleton className="h-5 w-24" />
        </div>
        <Repeat times={6}>
          <div className="flex gap-3 border-b border-line py-3 ps-11">
            <Skeleton className="size-14 shrink-0" />
            <SkeletonText lines={3} className="flex-1" />
          </div>
        </Repeat>
      </div>
      <div className="rounded-e-lg border border-s-4 border-line max-xl:hidden">
        <div className="border-b border-line px-8 pt-6 pb-4">
          <Skeleton className="h-8 w-3/4" />
          <div className="mt-4 flex gap-3">
            <Skeleton className="h-11 w-32" />
            <Skeleton className="h-11 w-32" />
          </div>
        </div>
        <div className="space-y-8 p-8">
          <SkeletonText lines={4} />
          <SkeletonText lines={6} />
        </div>
      </div>
    </LoadingState>
  );
}
