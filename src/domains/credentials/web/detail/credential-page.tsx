import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getCredentialOptions } from '#generated/credentials/getCredential.gen.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { type Missing, MissingPage } from '#platform/browser/page/missing-page.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { CredentialView } from './credential-view.tsx';

const MISSING_CREDENTIAL: Missing = {
  kicker: say('credentials.page.missing.kicker'),
  lead: say('credentials.page.missing.lead'),
  others: { to: '/impacts', label: say('credentials.page.missing.others') },
};

export function CredentialPage() {
  // Named as in the other pages that a link leads to, which share its route.
  const { token: id = '' } = useParams();
  const isId = zId.safeParse(id).success;
  const read = useQuery({ ...getCredentialOptions({ path: { id } }), enabled: isId });
  const { data, error } = read;
  const isMissing = !isId || (isApiError(error) && error.status === 404);
  usePageTitle(isMissing ? undefined : data?.data.title);
  if (isMissing) return <MissingPage of={MISSING_CREDENTIAL} />;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-12">
      {data && <CredentialView key={id} credential={data.data} />}
      {!data && !error && (
        <LoadingState label={say('credentials.page.loading')}>
          <div className="flex flex-wrap items-center gap-8">
            <Skeleton className="size-28 rounded-full sm:size-44" />
            <Skeleton className="h-14 max-w-xl flex-1 basis-80" />
          </div>
          <SkeletonText lines={4} className="mt-10 max-w-prose" />
        </LoadingState>
      )}
      {!data && error && <FailedRead of={read} what={say('credentials.page.failed')} />}
    </div>
  );
}
