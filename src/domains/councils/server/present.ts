/** Councils as sent to a given viewer. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import { type CardRow, presentCard } from '#domains/people/server/public.ts';
import type { Council, CouncilRef, CouncilStanding, CouncilSummary } from '#generated/types.gen.ts';
import type { AsJson } from '#platform/server/db/lists/json-rows.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { excerptOf } from '#platform/shared/prose.ts';
import { councilSlugOf } from '../model.ts';
import type { CouncilTotals } from './council-impacts.ts';
import type { CouncilRow } from './councils.repository.ts';
import { canManage, isAdmin } from './policy.ts';
import { type ListedCouncilRow, listedOf } from './show/council-rows.repository.ts';

export const presentCouncilSummary = (
  presentMedia: PresentMedia,
  viewer: Viewer,
  row: AsJson<ListedCouncilRow>,
): CouncilSummary => ({
  ...shared(presentMedia, listedOf(row), isAdmin(viewer)),
  excerpt: excerptOf(row.description),
});

interface WholeCouncil extends ListedCouncilRow {
  decider: CardRow | null;
  sums: CouncilTotals;
  resourceCount: number;
}

export function presentCouncil(presentMedia: PresentMedia, viewer: Viewer, council: WholeCouncil): Council {
  const { membership, sums, resourceCount, decidedAt, decider } = council;
  const isMemberOrAdmin = membership?.standing === 'owner' || membership?.standing === 'member' || isAdmin(viewer);
  return {
    ...shared(presentMedia, council, isAdmin(viewer)),
    description: council.description,
    place: council.place,
    resourceCount: isMemberOrAdmin ? resourceCount : null,
    ...sums,
    decidedAt: canManage(viewer, council) ? (decidedAt?.toISOString() ?? null) : null,
    decidedBy: isAdmin(viewer) && decider ? presentCard(decider) : null,
  };
}

export function presentRef({ id, councilTitle }: Pick<CouncilRow, 'id' | 'councilTitle'>): CouncilRef {
  return { id, councilTitle, slug: councilSlugOf(councilTitle) };
}

function shared(presentMedia: PresentMedia, council: ListedCouncilRow, isForAdmin: boolean) {
  const tellsAll = council.isOwn || isForAdmin;
  const standing: CouncilStanding = council.membership?.standing ?? 'none';
  return {
    ...presentRef(council),
    language: council.language,
    isApproved: council.isApproved,
    isSubmited: council.isSubmited,
    sdgs: council.goals.map(({ id, sdg }) => ({ id, sdg })),
    location: council.location,
    cover: council.cover && presentMedia(council.cover, { isPublic: council.isApproved }),
    owner: presentCard(council.owner),
    memberCount: council.memberCount,
    impactCount: council.impactCount,
    declineReason: tellsAll ? council.declineReason : null,
    standing,
    membershipId: council.membership?.linkId ?? null,
    openRequestCount: tellsAll ? council.requestCount : null,
    revision: council.revision,
    createdAt: council.createdAt.toISOString(),
    updatedAt: council.updatedAt.toISOString(),
  };
}
