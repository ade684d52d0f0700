import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { getCouncilOptions } from '#generated/councils/getCouncil.gen.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { type Missing, MissingPage } from '#platform/browser/page/missing-page.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { councilPathOf } from '../../model.ts';
import type { CouncilSlots } from './council-slots.ts';
import { CouncilView } from './council-view.tsx';

const MISSING_COUNCIL: Missing = {
  kicker: say('councils.councilPage.missing.kicker'),
  lead: say('councils.councilPage.missing.lead'),
  others: { to: '/councils', label: say('councils.councilPage.seeCouncils') },
};

/** Only the id in the address matters; a wrong slug is corrected. */
export function CouncilPage(slots: CouncilSlots) {
  const { id = '', slug } = useParams();
  const isId = zId.safeParse(id).success;
  const read = useQuery({ ...getCouncilOptions({ path: { id } }), enabled: isId });
  const { data, error } = read;
  const { search, hash } = useLocation();
  const council = data?.data;
  usePageTitle(council?.councilTitle);
  if (!isId || (isApiError(error) && error.status === 404)) return <MissingPage of={MISSING_COUNCIL} />;
  if (council && slug !== council.slug) {
    return <Navigate to={{ pathname: councilPathOf(council), search, hash }} replace />;
  }
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-12">
      {council && <CouncilView council={council} {...slots} />}
      {!council && !error && (
        <LoadingState label={say('councils.councilPage.loading')}>
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
      {!council && error && <FailedRead of={read} what={say('councils.councilPage.failed')} />}
    </div>
  );
}
