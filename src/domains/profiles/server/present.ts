/** Maps people to the API's shape. */

import { presentAccount } from '#domains/auth/server/public.ts';
import { profileSlugOf } from '#domains/people/model.ts';
import { presentCard, seenPartsOf } from '#domains/people/server/public.ts';
import type { CurrentUser, DirectoryPerson, Media } from '#generated/types.gen.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { OwnAccount } from './own-account.repository.ts';
import type { DirectoryRow } from './show/profiles.repository.ts';

export function presentCurrentUser(account: OwnAccount, avatar: Media | null): CurrentUser {
  return {
    ...presentAccount(account),
    slug: profileSlugOf(account),
    place: account.place ?? null,
    bio: account.bio,
    avatar,
    avatarUrl: avatar?.widths[0]?.url ?? null,
    points: account.points,
    rank: account.rank,
    unreadNotifications: account.unreadNotifications,
    firstSteps: account.firstSteps,
    hasPassword: account.hasPassword,
    revision: account.revision,
    createdAt: account.createdAt.toISOString(),
  };
}

export function presentPerson(viewer: Viewer, person: DirectoryRow): DirectoryPerson {
  const seen = seenPartsOf(viewer, person.id, person.policy);
  return {
    person: presentCard(person.card),
    role: person.role,
    bio: person.bio,
    bioLanguage: person.bioLanguage,
    location: seen.location ? person.location : null,
    points: seen.leaderboard ? person.points : null,
    createdAt: person.createdAt.toISOString(),
  };
}
