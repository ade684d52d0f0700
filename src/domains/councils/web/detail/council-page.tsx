import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { getCouncilOptions } from '#generated/councils/getCouncil.gen.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import { isApiError } from '#platform/browser/api-error.ts';
import { usePageTitle } from '#platform/browser/use-page-title.ts';
import type { Viewer } from '#platform/browser/viewer.ts';
import { FailedState } from '#ui/failed-state.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { councilPathOf } from '../../model.ts';
import type { CouncilSlots } from './council-slots.ts';
import { CouncilView } from './council-view.tsx';

interface CouncilPageProps extends CouncilSlots {
  id: string;
  /** From the address. Only the id matters; a wrong slug is corrected. */
  slug: string | undefined;
  viewer: Viewer | null;
  /** Shown when the council doesn't exist or this reader can't see it. */
  notFound: ReactNode;
}

export function CouncilPage({ id, slug, viewer, notFound, ...slots }: CouncilPageProps) {
  const isId = zId.safeParse(id).success;
  const { data, error, isFetching, refetch } = useQuery({ ...getCouncilOptions({ path: { id } }), enabled: isId });
  const { search, hash } = useLocation();
  const council = data?.data;
  usePageTitle(council?.councilTitle);
  if (!isId || (isApiError(error) && error.status === 404)) return notFound;
  if (council && slug !== council.slug) {
    return <Navigate to={{ pathname: councilPathOf(council), search, hash }} replace />;
  }
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-12">
      {council && <CouncilView council={council} viewer={viewer} {...slots} />}
      {!council && !error && (
        <LoadingState label="Loading the council">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-3 h-14 w-3/4" />
          <Skeleton className="mt-4 h-6 w-1/2" />
          <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div>
              <Skeleton className="aspect-[5/2] w-full" />
              <SkeletonText lines={6} className="mt-8 max-w-prose" />
            </div>
            <Skeleton className="h-64 w-full" />
          </div>
        </LoadingState>
      )}
      {!council && error && (
        <FailedState onRetry={() => void refetch()} isRetrying={isFetching}>
          We couldn’t load this council. Check your connection and try again.
        </FailedState>
      )}
    </div>
  );
}
