/** Councils as sent to a given viewer. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Council, CouncilRef, CouncilSummary } from '#generated/types.gen.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { excerptOf } from '#platform/prose.ts';
import { councilSlugOf } from '../model.ts';
import type { CouncilRow } from './councils.repository.ts';
import { isAdmin, isInCharge } from './policy.ts';
import type { ListedCouncil, WholeCouncil } from './reading.service.ts';

export interface CouncilPresenter {
  summary(viewer: Viewer, listed: ListedCouncil): CouncilSummary;
  whole(viewer: Viewer, whole: WholeCouncil): Council;
}

export function createCouncilPresenter(presentMedia: PresentMedia): CouncilPresenter {
  const shared = (viewer: Viewer, { council, goals, cover, cards, standing, linkId }: ListedCouncil) => {
    const tellsAll = isInCharge(viewer, council);
    return {
      ...presentRef(council),
      isApproved: council.isApproved,
      isSubmited: council.isSubmited,
      sdgs: goals.map(({ id, sdg }) => ({ id, sdg })),
      location: council.location,
      cover: cover && presentMedia(cover, { isPublic: council.isApproved }),
      owner: cards(council.ownerId),
      memberCount: council.memberCount,
      impactCount: council.impactCount,
      declineReason: tellsAll ? council.declineReason : null,
      standing,
      membershipId: linkId,
      openRequestCount: tellsAll ? council.requestCount : null,
      revision: council.revision,
      createdAt: council.createdAt.toISOString(),
      updatedAt: council.updatedAt.toISOString(),
    };
  };

  return {
    summary: (viewer, listed) => ({ ...shared(viewer, listed), excerpt: excerptOf(listed.council.description) }),

    whole: (viewer, whole) => {
      const { council, cards, standing, sums, resourceCount } = whole;
      const isInside = standing === 'owner' || standing === 'member' || isAdmin(viewer);
      return {
        ...shared(viewer, whole),
        description: council.description,
        resourceCount: isInside ? resourceCount : null,
        ...sums,
        decidedAt: isInCharge(viewer, council) ? (council.decidedAt?.toISOString() ?? null) : null,
        decidedBy: isAdmin(viewer) && council.decidedBy ? cards(council.decidedBy) : null,
      };
    },
  };
}

export function presentRef({ id, councilTitle }: Pick<CouncilRow, 'id' | 'councilTitle'>): CouncilRef {
  return { id, councilTitle, slug: councilSlugOf(councilTitle) };
}
