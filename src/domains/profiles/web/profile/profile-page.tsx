import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { sayName } from '#domains/people/model.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import type { UserProfile } from '#generated/types.gen.ts';
import { getUserOptions } from '#generated/users/getUser.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { readChoice } from '#platform/browser/forms/address-values.ts';
import { type Missing, MissingPage } from '#platform/browser/page/missing-page.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { usePersonAddress } from '#platform/browser/people/person-address.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PREVIEW_ROLES, type PreviewRole } from './preview-role.ts';
import { type ProfileSlots, ProfileView } from './profile-view.tsx';

const ProfileLoading = () => (
  <LoadingState label={say('profiles.profileLoading.loading')} className="max-w-6xl">
    <Skeleton className="h-24 w-full sm:h-36" />
    <Skeleton className="mt-6 h-12 w-72" />
    <Skeleton className="mt-3 h-5 w-56" />
    <SkeletonText lines={2} className="mt-6 max-w-prose" />
    <Skeleton className="mt-8 h-16 w-full max-w-2xl" />
    <Skeleton className="mt-14 h-72 w-full" />
  </LoadingState>
);

/** @param home the area whose directory is offered. */
const missingPerson = (home: string): Missing => ({
  kicker: say('profiles.profilePage.missing.kicker'),
  lead: say('profiles.profilePage.missing.lead'),
  others: { to: `${home}/people`, label: say('profiles.profilePage.missing.others') },
});

/** Only the id of the address matters; a wrong slug is corrected. */
export function ProfilePage(slots: ProfileSlots) {
  const { id = '', slug } = useParams();
  const viewer = useKnownViewer();
  const [params] = useSearchParams();
  const { pathname, hash } = useLocation();
  const addressOf = usePersonAddress();
  const isId = zId.safeParse(id).success;
  // The server only allows previewing your own profile.
  const viewAs = id === viewer.id ? readChoice(params, 'as', PREVIEW_ROLES) : undefined;
  const read = useQuery({
    ...getUserOptions({ path: { id }, query: viewAs ? { viewAs } : {} }),
    enabled: isId,
  });
  const { data, error } = read;
  const profile = data?.data;
  usePageTitle(profile && sayName(profile));
  if (!isId || (isApiError(error) && error.status === 404)) return <MissingPage of={missingPerson(viewer.home)} />;
  if (profile) {
    const right = { pathname: addressOf(profile) ?? pathname, search: searchOf(profile, viewAs), hash };
    const isRight = slug === profile.slug && params.toString() === right.search;
    if (!isRight) return <Navigate to={right} replace />;
    return <ProfileView profile={profile} viewAs={viewAs} {...slots} />;
  }
  if (!error) return <ProfileLoading />;
  return <FailedRead of={read} what={say('profiles.profilePage.failed')} />;
}

function searchOf({ rank }: UserProfile, viewAs: PreviewRole | undefined): string {
  const params = new URLSearchParams();
  if (rank !== null) params.set('rank', String(rank));
  if (viewAs) params.set('as', viewAs);
  return params.toString();
}
