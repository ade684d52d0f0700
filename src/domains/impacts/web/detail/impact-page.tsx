import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { getImpactOptions } from '#generated/impacts/getImpact.gen.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { type Missing, MissingPage } from '#platform/browser/page/missing-page.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { impactPathOf } from '../../model.ts';
import { ImpactView } from './impact-view.tsx';

const MISSING_IMPACT: Missing = {
  kicker: say('impacts.impactPage.missing.kicker'),
  lead: say('impacts.impactPage.missing.lead'),
  others: { to: '/impacts', label: say('impacts.impactPage.missing.others') },
};

interface ImpactPageProps {
  /** Only called for a public impact; shown below it. */
  renderComments: (impact: Impact) => ReactNode;
  /** For those who took part in a verified impact: what they got for it. */
  renderCredential: (impact: Impact) => ReactNode;
}

/** Only the id in the address matters; a wrong slug is corrected. */
export function ImpactPage({ renderComments, renderCredential }: ImpactPageProps) {
  const { id = '', slug } = useParams();
  const isId = zId.safeParse(id).success;
  const read = useQuery({ ...getImpactOptions({ path: { id } }), enabled: isId });
  const { data, error } = read;
  const { search, hash } = useLocation();
  const impact = data?.data;
  usePageTitle(impact?.title);
  if (!isId || (isApiError(error) && error.status === 404)) return <MissingPage of={MISSING_IMPACT} />;
  if (impact && slug !== impact.slug) {
    return <Navigate to={{ pathname: impactPathOf(impact), search, hash }} replace />;
  }
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-12">
      {impact && (
        <ImpactView
          impact={impact}
          comments={impact.isVerified && !impact.isHidden && renderComments(impact)}
          renderCredential={() => renderCredential(impact)}
        />
      )}
      {!impact && !error && (
        <LoadingState label={say('impacts.impactPage.loading')}>
          <Skeleton className="h-14 w-3/4" />
          <Skeleton className="mt-4 h-6 w-1/2" />
          <Skeleton className="mt-8 aspect-[16/7] w-full" />
          <SkeletonText lines={5} className="mt-8 max-w-prose" />
        </LoadingState>
      )}
      {!impact && error && <FailedRead of={read} what={say('impacts.impactPage.failed')} />}
    </div>
  );
}
