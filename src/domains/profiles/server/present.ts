/** Maps people to the API's shape. */

import { profileSlugOf } from '#domains/people/model.ts';
import { presentCard, seenPartsOf } from '#domains/people/server/public.ts';
import type { CurrentUser, DirectoryPerson, FirstSteps, Media } from '#generated/types.gen.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Member } from './repository.ts';
import type { DirectoryRow } from './shown.repository.ts';

export function presentCurrentUser(
  member: Member,
  standing: {
    rank: number | null;
    unreadNotifications: number;
    avatar: Media | null;
    firstSteps: FirstSteps | null;
  },
): CurrentUser {
  const { rank, unreadNotifications, avatar, firstSteps } = standing;
  return {
    id: member.id,
    name: member.name,
    lastName: member.lastName,
    email: member.email,
    role: member.role,
    isProfileCompleted: member.isProfileCompleted,
    isVerified: member.isVerified,
    location: member.location,
    contactNo: member.contactNo,
    isTermsAgreed: member.isTermsAgreed,
    slug: profileSlugOf(member),
    bio: member.bio,
    avatar,
    avatarUrl: avatar?.widths[0]?.url ?? null,
    points: member.points,
    rank,
    unreadNotifications,
    firstSteps,
    hasPassword: member.hasPassword,
    revision: member.revision,
    createdAt: member.createdAt.toISOString(),
  };
}

export function presentPerson(viewer: Viewer, person: DirectoryRow): DirectoryPerson {
  const seen = seenPartsOf(viewer, person.id, person.policy);
  return {
    person: presentCard(person.card),
    role: person.role,
    bio: person.bio,
    location: seen.location ? person.location : null,
    points: seen.leaderboard ? person.points : null,
    createdAt: person.createdAt.toISOString(),
  };
}
