import { say } from '#languages/say.ts';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';

export const NewsLoading = () => (
  <LoadingState label={say('news.newsLoading.loadingNews')} className="mt-10">
    <div className="-ms-4 grid sm:-ms-8 lg:grid-cols-12">
      <Skeleton className="aspect-[16/10] lg:col-span-8" />
      <div className="p-4 sm:p-8 lg:col-span-4 lg:self-end">
        <Skeleton className="h-12 w-full" />
        <SkeletonText lines={4} className="mt-5" />
      </div>
    </div>
    <div className="mt-16 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((place) => (
        <div key={place}>
          <Skeleton className="aspect-[16/10] w-full" />
          <SkeletonText lines={3} className="mt-4" />
        </div>
      ))}
    </div>
  </LoadingState>
);
