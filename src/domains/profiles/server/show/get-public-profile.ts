import { MAX_COUNCILS, presentMembership } from '#domains/councils/server/public.ts';
import { presentPersonSummary, presentPlaces } from '#domains/impacts/server/public.ts';
import type { PresentMedia } from '#domains/media/server/public.ts';
import { displayNameOf, profileSlugOf } from '#domains/people/model.ts';
import { seenPartsOf } from '#domains/people/server/public.ts';
import type { PublicProfile, UserCouncil } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { type PublicProfileRow, readPublicProfile } from './profiles.repository.ts';

interface Needs {
  db: Db;
  presentMedia: PresentMedia;
}

/** What a visitor sees: the same for every caller. @throws {Failure} 404 if visitors see nothing. */
export const getPublicProfile: Call<'getPublicProfile', Needs> = async ({ db, presentMedia }, request) => {
  const [person] = await readPublicProfile(db, { id: request.params.id });
  if (!person) throw notFound(say('people.failures.notFound'));
  return ok('The public profile.', present(presentMedia, person));
};

function present(presentMedia: PresentMedia, person: PublicProfileRow): PublicProfile {
  const seen = seenPartsOf(null, person.id, person.policy);
  const summary = presentPersonSummary(person.id, person.totals);
  return {
    id: person.id,
    name: displayNameOf(person),
    slug: profileSlugOf(person),
    role: person.role,
    avatar: person.avatar && presentMedia(person.avatar, { isPublic: true }),
    bio: person.bio,
    bioLanguage: person.bioLanguage,
    email: seen.email ? person.email : null,
    contactNo: seen.contactNo ? person.contactNo : null,
    location: seen.location ? person.location : null,
    points: seen.leaderboard ? person.points : null,
    rank: seen.leaderboard ? person.rank : null,
    impacts: seen.impacts ? summary : null,
    places: seen.impacts ? presentPlaces(person.places, summary.totals.impacts) : null,
    councils: seen.councils ? presentCouncils(presentMedia, person, seen.impacts) : null,
    createdAt: person.createdAt.toISOString(),
  };
}

function presentCouncils(presentMedia: PresentMedia, person: PublicProfileRow, seesImpacts: boolean): UserCouncil[] {
  const counts = new Map(person.councilImpacts.map(({ councilId, impacts }) => [councilId, impacts]));
  const countOf = (councilId: string) => (seesImpacts ? counts.get(councilId) : 0);
  return person.memberships
    .slice(0, MAX_COUNCILS)
    .map((membership) => presentMembership(presentMedia, membership, countOf));
}
