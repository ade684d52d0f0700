import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { publicProfilePathOf, sayName } from '#domains/people/model.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import { getPublicProfileOptions } from '#generated/users/getPublicProfile.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { type Missing, MissingPage } from '#platform/browser/page/missing-page.tsx';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { type PersonAddress, usePersonAddress } from '#platform/browser/people/person-address.tsx';
import { useViewer, type Viewer } from '#platform/browser/session/viewer.ts';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { type PublicProfileSlots, PublicProfileView } from './public-profile-view.tsx';

/** What everyone sees of a person, members included. Only the id of the address matters; a wrong slug is corrected. */
export function PublicProfilePage(slots: PublicProfileSlots) {
  const { id = '', slug } = useParams();
  const isId = zId.safeParse(id).success;
  const read = useQuery({ ...getPublicProfileOptions({ path: { id } }), enabled: isId });
  const { data, error } = read;
  const { search, hash } = useLocation();
  const viewer = useViewer();
  const addressOf = usePersonAddress();
  const profile = data?.data;
  usePageTitle(profile && sayName(profile));
  if (!isId) return <MissingPage of={sayMissing()} />;
  if (isApiError(error) && error.status === 404) {
    return (
      <MissingPage of={viewer ? sayMissingTo(viewer, { id, slug: slug ?? 'profile' }, addressOf) : sayMissing()} />
    );
  }
  if (profile && slug !== profile.slug) {
    return <Navigate to={{ pathname: publicProfilePathOf(profile), search, hash }} replace />;
  }
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-12">
      {profile && <PublicProfileView profile={profile} {...slots} />}
      {!profile && !error && (
        <LoadingState label={say('profiles.profileLoading.loading')}>
          <Skeleton className="h-24 w-full sm:h-36" />
          <Skeleton className="mt-6 h-12 w-72" />
          <SkeletonText lines={2} className="mt-6 max-w-prose" />
          <Skeleton className="mt-8 h-16 w-full max-w-2xl" />
          <Skeleton className="mt-14 h-72 w-full" />
        </LoadingState>
      )}
      {!profile && error && <FailedRead of={read} what={say('profiles.profilePage.failed')} />}
    </div>
  );
}

const sayMissing = (): Missing => ({
  kicker: say('profiles.profilePage.missing.kicker'),
  lead: say('profiles.publicProfilePage.missing.lead'),
  others: hasArea('leaderboard')
    ? { to: '/leaderboard', label: say('profiles.publicProfilePage.missing.others') }
    : undefined,
});

/** People are told what to make public themselves; other members may see more in their area. */
const sayMissingTo = (viewer: Viewer, person: { id: string; slug: string }, addressOf: PersonAddress): Missing =>
  viewer.id === person.id
    ? {
        kicker: say('profiles.publicProfilePage.own.kicker'),
        lead: say('profiles.publicProfilePage.own.lead'),
        others: { to: `${viewer.home}/settings/privacy`, label: say('profiles.publicProfilePage.own.others') },
      }
    : {
        kicker: say('profiles.profilePage.missing.kicker'),
        lead: say('profiles.publicProfilePage.membersOnly.lead'),
        others: {
          to: addressOf(person) ?? `${viewer.home}/people`,
          label: say('profiles.publicProfilePage.membersOnly.others'),
        },
      };
