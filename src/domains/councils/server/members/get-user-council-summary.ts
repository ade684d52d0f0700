import type { PresentMedia } from '#domains/media/server/public.ts';
import { findPerson, readSeenParts } from '#domains/people/server/public.ts';
import type { CouncilYearCount } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import type { CouncilImpacts } from '../council-impacts.ts';
import { listMembershipsOf, type MembershipOfPerson } from './members.repository.ts';
import { MAX_COUNCILS, presentMembership } from './present-membership.ts';

interface Needs {
  db: Db;
  presentMedia: PresentMedia;
  impacts: Pick<CouncilImpacts, 'countByCouncil'>;
}

/** Counts are 0 where the privacy policy hides them. @throws {Failure} 404. */
export const getUserCouncilSummary: Call<'getUserCouncilSummary', Needs> = async (needs, request) => {
  const { db, presentMedia, impacts } = needs;
  const { id: userId } = request.params;
  const person = await findPerson(db, userId);
  if (!person?.isActive) throw notFound(say('people.failures.notFound'));
  const seen = (await readSeenParts(db, viewerOf(request), [userId]))(userId);
  const memberships = seen.councils ? await listMembershipsOf(db, userId) : [];
  const owned = memberships.filter(({ councilRole }) => councilRole === 'owner').length;
  const shown = memberships.slice(0, MAX_COUNCILS);
  const ids = shown.map(({ councilId }) => councilId);
  const counts = seen.impacts ? await impacts.countByCouncil(db, userId, ids) : new Map<string, number>();
  const councils = shown.map((membership) => presentMembership(presentMedia, membership, (id) => counts.get(id)));
  const joined = memberships.length - owned;
  return ok('Councils found.', { userId, owned, joined, byYear: countByYear(memberships), councils });
};

function countByYear(memberships: readonly MembershipOfPerson[]): CouncilYearCount[] {
  const years = Map.groupBy(memberships, ({ year }) => year);
  return [...years]
    .sort(([a], [b]) => a - b)
    .map(([year, of]) => {
      const founded = of.filter(({ isFounder }) => isFounder).length;
      return { year, founded, joined: of.length - founded };
    });
}
