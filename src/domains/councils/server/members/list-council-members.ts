import { isPartOpen, presentCard, seenPartsOf } from '#domains/people/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { foldWords } from '#platform/server/db/search/search-patterns.repository.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import type { CouncilImpacts } from '../council-impacts.ts';
import { getVisibleCouncil } from '../get-visible-council.ts';
import { canManage } from '../policy.ts';
import { listMembers, MEMBER_ID, MEMBERS, type MemberFilter } from './members.repository.ts';

interface Needs {
  db: Db;
  impacts: Pick<CouncilImpacts, 'countByMember'>;
}

/** The owner and admins see all; everyone else sees those whose privacy policy allows it. @throws {Failure} 404. */
export const listCouncilMembers: Call<'listCouncilMembers', Needs> = async ({ db, impacts }, request) => {
  const viewer = viewerOf(request);
  const { councilId, search, ...paging } = request.query;
  const council = await getVisibleCouncil(db, viewer, councilId);
  const filter: MemberFilter = {
    councilId,
    words: await foldWords(db, search),
    seen: canManage(viewer, council)
      ? null
      : { isOpen: isPartOpen(viewer, MEMBER_ID, 'councils'), viewerId: viewer?.userId ?? null },
  };
  const { rows, meta } = await listMembers(db, filter, readPage(paging, MEMBERS));
  const userIds = rows.map(({ userId }) => userId);
  const counts = await impacts.countByMember(db, councilId, userIds);
  const data = rows.map(({ id, userId, card, policy, isOwner, joinedAt }) => ({
    id,
    person: presentCard(card),
    councilRole: isOwner ? ('owner' as const) : ('member' as const),
    impactCount: seenPartsOf(viewer, userId, policy).impacts ? (counts.get(userId) ?? 0) : 0,
    joinedAt: joinedAt.toISOString(),
  }));
  return ok('Members found.', { data, meta });
};
