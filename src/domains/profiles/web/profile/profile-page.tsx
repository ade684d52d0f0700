import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { zId } from '#generated/schemas/Id.gen.ts';
import type { UserProfile } from '#generated/types.gen.ts';
import { getUserOptions } from '#generated/users/getUser.gen.ts';
import { readChoice } from '#platform/browser/address-values.ts';
import { isApiError } from '#platform/browser/api-error.ts';
import { usePersonAddress } from '#platform/browser/person-address.tsx';
import { usePageTitle } from '#platform/browser/use-page-title.ts';
import { FailedState } from '#ui/failed-state.tsx';
import { EYES, type Eyes } from './eyes.ts';
import { ProfileLoading } from './profile-loading.tsx';
import { type ProfileSlots, ProfileView } from './profile-view.tsx';

interface ProfilePageProps extends ProfileSlots {
  id: string;
  /** The slug in the URL; only the id matters. */
  slug: string | undefined;
  ownId: string;
  /** For an unknown id or a deactivated account. */
  notFound: ReactNode;
}

export function ProfilePage({ id, slug, ownId, notFound, ...slots }: ProfilePageProps) {
  const [params] = useSearchParams();
  const { pathname, hash } = useLocation();
  const addressOf = usePersonAddress();
  const isId = zId.safeParse(id).success;
  // The server only allows previewing your own profile.
  const viewAs = id === ownId ? readChoice(params, 'as', EYES) : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...getUserOptions({ path: { id }, query: viewAs ? { viewAs } : {} }),
    enabled: isId,
  });
  const profile = data?.data;
  usePageTitle(profile?.name);
  if (!isId || (isApiError(error) && error.status === 404)) return notFound;
  if (profile) {
    const right = { pathname: addressOf(profile) ?? pathname, search: searchOf(profile, viewAs), hash };
    const isRight = slug === profile.slug && params.toString() === right.search;
    if (!isRight) return <Navigate to={right} replace />;
    return <ProfileView profile={profile} viewAs={viewAs} {...slots} />;
  }
  if (!error) return <ProfileLoading />;
  return (
    <FailedState onRetry={() => void refetch()} isRetrying={isFetching}>
      We couldn’t load this profile. Check your connection and try again.
    </FailedState>
  );
}

function searchOf({ rank }: UserProfile, viewAs: Eyes | undefined): string {
  const params = new URLSearchParams();
  if (rank !== null) params.set('rank', String(rank));
  if (viewAs) params.set('as', viewAs);
  return params.toString();
}
