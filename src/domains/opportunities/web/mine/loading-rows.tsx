import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';

export const LoadingRows = ({ label }: { label: string }) => (
  <LoadingState label={label} className="mt-6 max-w-4xl space-y-4">
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} className="h-28 w-full" />
    ))}
  </LoadingState>
);
