import type { PresentMedia } from '#domains/media/server/public.ts';
import { findPerson, readSeenParts } from '#domains/people/server/public.ts';
import type { CouncilYearCount, UserCouncil } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { ok } from '#platform/http/envelope.ts';
import { notFound } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { viewerOf } from '#platform/http/viewer.ts';
import type { CouncilImpacts } from '../council-impacts.ts';
import { presentRef } from '../present.ts';
import { listMembershipsOf, type MembershipOfPerson } from './members.repository.ts';

const MAX_COUNCILS = 100;

interface SummaryNeeds {
  db: Db;
  presentMedia: PresentMedia;
  impacts: CouncilImpacts;
}

/** Counts are 0 where the privacy policy hides them. */
export function createCouncilSummaryHandler({
  db,
  presentMedia,
  impacts,
}: SummaryNeeds): Handlers<'getUserCouncilSummary'> {
  const present = async (
    userId: string,
    memberships: readonly MembershipOfPerson[],
    showsImpacts: boolean,
  ): Promise<UserCouncil[]> => {
    const ids = memberships.map(({ councilId }) => councilId);
    const counts = showsImpacts ? await impacts.countByCouncil(db, userId, ids) : new Map<string, number>();
    return memberships.map(({ councilId: id, councilTitle, cover, councilRole, joinedAt }) => ({
      council: presentRef({ id, councilTitle }),
      cover: cover && presentMedia(cover, { isPublic: true }),
      councilRole,
      impactCount: counts.get(id) ?? 0,
      joinedAt: joinedAt.toISOString(),
    }));
  };

  return {
    getUserCouncilSummary: async (request) => {
      const { id: userId } = request.params;
      const person = await findPerson(db, userId);
      if (!person?.isActive) throw notFound(say('people.failures.notFound'));
      const seen = (await readSeenParts(db, viewerOf(request), [userId]))(userId);
      const memberships = seen.councils ? await listMembershipsOf(db, userId) : [];
      const owned = memberships.filter(({ councilRole }) => councilRole === 'owner').length;
      const councils = await present(userId, memberships.slice(0, MAX_COUNCILS), seen.impacts);
      const joined = memberships.length - owned;
      return ok('Councils found.', { userId, owned, joined, byYear: countByYear(memberships), councils });
    },
  };
}

function countByYear(memberships: readonly MembershipOfPerson[]): CouncilYearCount[] {
  const years = Map.groupBy(memberships, ({ year }) => year);
  return [...years]
    .sort(([a], [b]) => a - b)
    .map(([year, of]) => {
      const founded = of.filter(({ isFounder }) => isFounder).length;
      return { year, founded, joined: of.length - founded };
    });
}
