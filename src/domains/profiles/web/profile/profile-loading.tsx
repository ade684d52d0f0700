import { say } from '#languages/say.ts';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';

export const ProfileLoading = () => (
  <LoadingState label={say('profiles.profileLoading.loading')} className="max-w-6xl">
    <Skeleton className="h-24 w-full sm:h-36" />
    <Skeleton className="mt-6 h-12 w-72" />
    <Skeleton className="mt-3 h-5 w-56" />
    <SkeletonText lines={2} className="mt-6 max-w-prose" />
    <Skeleton className="mt-8 h-16 w-full max-w-2xl" />
    <Skeleton className="mt-14 h-72 w-full" />
  </LoadingState>
);
