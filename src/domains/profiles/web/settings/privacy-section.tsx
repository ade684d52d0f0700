import { useQuery } from '@tanstack/react-query';
import { publicProfilePathOf } from '#domains/people/model.ts';
import { PUBLIC_PAGE_PARTS } from '#domains/people/privacy.ts';
import type { CurrentUser } from '#generated/types.gen.ts';
import { getPrivacyPolicyOptions } from '#generated/users/getPrivacyPolicy.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { usePersonAddress } from '#platform/browser/people/person-address.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PRIVACY_PARTS, VISIBILITIES } from '../../flows/privacy-parts.ts';
import { PrivacyForm } from './privacy-form.tsx';

export function PrivacySection({ user }: { user: CurrentUser }) {
  const read = useQuery(getPrivacyPolicyOptions({ path: { id: user.id } }));
  const { data, isError } = read;
  const address = usePersonAddress()(user);
  const isClosed = data && PUBLIC_PAGE_PARTS.every((part) => data.data[part] !== 'public');
  return (
    <div className="mt-8 max-w-3xl">
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {VISIBILITIES.map(({ value, label, means }) => (
          <div key={value} className="contents">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-muted max-sm:mb-2">{means}</dd>
          </div>
        ))}
      </dl>
      {address !== null && (
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          {!isClosed && <TextLink to={publicProfilePathOf(user)}>{say('profiles.privacySection.asVisitor')}</TextLink>}
          <TextLink to={`${address}?as=member`}>{say('profiles.privacySection.asMember')}</TextLink>
        </p>
      )}
      {isClosed && <p className="mt-3 max-w-prose text-muted">{say('profiles.publicProfilePage.own.lead')}</p>}
      {data ? (
        <PrivacyForm policy={data.data} />
      ) : isError ? (
        <FailedRead of={read} className="mt-8" what={say('profiles.privacySection.failed')} />
      ) : (
        <LoadingState label={say('profiles.privacySection.loading')} className="mt-8">
          <div className="divide-y divide-line border-y border-line">
            {PRIVACY_PARTS.map(({ part }) => (
              <div key={part} className="grid gap-3 py-5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-center">
                <span className="space-y-2">
                  <Skeleton className="h-5 w-28" />
                  <Skeleton className="h-4 w-52 max-w-full" />
                </span>
                <Skeleton className="h-11 w-full max-w-md lg:max-w-none" />
              </div>
            ))}
          </div>
        </LoadingState>
      )}
    </div>
  );
}
