import { NIL } from 'uuid';
import type { PresentMedia } from '#domains/media/server/public.ts';
import { displayNameOf, profileSlugOf } from '#domains/people/model.ts';
import { type SeenParts, seenPartsOf } from '#domains/people/server/public.ts';
import type { GetUserData, PrivacyPart } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden, notFound } from '#platform/server/http/failure.ts';
import { type Viewer, viewerOf } from '#platform/server/http/viewer.ts';
import { type ProfileRow, readProfile } from './profiles.repository.ts';

const PARTS: readonly PrivacyPart[] = ['email', 'contactNo', 'location', 'impacts', 'councils', 'leaderboard'];

interface Needs {
  db: Db;
  presentMedia: PresentMedia;
}

/** @throws {Failure} 403 for a preview of someone else's, 404. */
export const getUser: Call<'getUser', Needs> = async ({ db, presentMedia }, request) => {
  const { id } = request.params;
  const { viewAs } = request.query;
  const caller = callerOf(request);
  if (viewAs !== undefined && caller.userId !== id) {
    throw forbidden('not_allowed', say('profiles.failures.previewOwnOnly'));
  }
  const [person] = await readProfile(db, { id });
  const isThere = person?.isActive && (person.isVerified || caller.role === 'Admin');
  if (!person || !isThere) throw notFound(say('people.failures.notFound'));
  const viewer = viewAs === undefined ? viewerOf(request) : EYES[viewAs];
  return ok('The profile.', {
    ...present(person, seenPartsOf(viewer, id, person.policy)),
    avatar: person.avatar && presentMedia(person.avatar, { isPublic: true }),
    isOwn: caller.userId === id,
  });
};

/** A generic viewer for previews. */
const EYES: Record<NonNullable<NonNullable<GetUserData['query']>['viewAs']>, Viewer> = {
  visitor: null,
  member: { userId: NIL, role: 'Member' },
};

const present = (person: ProfileRow, seen: SeenParts) => ({
  id: person.id,
  name: displayNameOf(person),
  slug: profileSlugOf(person),
  role: person.role,
  bio: person.bio,
  bioLanguage: person.bioLanguage,
  email: seen.email ? person.email : null,
  contactNo: seen.contactNo ? person.contactNo : null,
  location: seen.location ? person.location : null,
  points: seen.leaderboard ? person.points : null,
  rank: seen.leaderboard ? person.rank : null,
  verifiedImpacts: seen.impacts ? person.verifiedImpacts : null,
  councils: seen.councils ? person.councils : null,
  hiddenParts: PARTS.filter((part) => !seen[part]),
  createdAt: person.createdAt.toISOString(),
});
