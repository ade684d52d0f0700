import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';

export const LoadingRows = ({ label }: { label: string }) => (
  <LoadingState label={label} className="mt-6 max-w-4xl space-y-4" times={3}>
    <Skeleton className="h-28 w-full" />
  </LoadingState>
);
