/** Councils as sent to a given viewer. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import { presentCard } from '#domains/people/server/public.ts';
import type { Council, CouncilRef, CouncilStanding, CouncilSummary } from '#generated/types.gen.ts';
import type { AsJson } from '#platform/db/json-rows.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { createRowWriter, type WriteRow } from '#platform/http/written-rows.ts';
import { excerptOf } from '#platform/prose.ts';
import { councilSlugOf } from '../model.ts';
import type { CouncilRow } from './councils.repository.ts';
import { isAdmin, isInCharge } from './policy.ts';
import type { WholeCouncil } from './reading.service.ts';
import { type ListedCouncilRow, listedOf } from './shown.repository.ts';

export interface CouncilPresenter {
  summary(viewer: Viewer, listed: ListedCouncilRow): CouncilSummary;
  /** Writes summaries for a list. */
  writerFor(viewer: Viewer): WriteRow<AsJson<ListedCouncilRow>, CouncilSummary>;
  whole(viewer: Viewer, whole: WholeCouncil): Council;
}

export function createCouncilPresenter(presentMedia: PresentMedia): CouncilPresenter {
  /** Of who reads it, this must not use anything else: what is written for one of their kind is sent to all. */
  const shared = ({ forAdmin }: { forAdmin: boolean }, council: ListedCouncilRow) => {
    const tellsAll = council.isOwn || forAdmin;
    const standing: CouncilStanding = council.membership?.standing ?? 'none';
    return {
      ...presentRef(council),
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
  };

  const showing = (reader: { forAdmin: boolean }) => {
    const present = (listed: ListedCouncilRow): CouncilSummary => ({
      ...shared(reader, listed),
      excerpt: excerptOf(listed.description),
    });
    const write = createRowWriter({
      schema: 'CouncilSummary',
      present: (row: AsJson<ListedCouncilRow>) => present(listedOf(row)),
      // A cover that isn't public has addresses that expire.
      isLasting: ({ isApproved, cover }) => isApproved || cover === null,
    });
    return { present, write };
  };
  const forAdmins = showing({ forAdmin: true });
  const forOthers = showing({ forAdmin: false });
  const showingTo = (viewer: Viewer) => (isAdmin(viewer) ? forAdmins : forOthers);

  return {
    summary: (viewer, listed) => showingTo(viewer).present(listed),

    writerFor: (viewer) => showingTo(viewer).write,

    whole: (viewer, whole) => {
      const { membership, sums, resourceCount, decidedAt, decider } = whole;
      const isInside = membership?.standing === 'owner' || membership?.standing === 'member' || isAdmin(viewer);
      return {
        ...shared({ forAdmin: isAdmin(viewer) }, whole),
        description: whole.description,
        resourceCount: isInside ? resourceCount : null,
        ...sums,
        decidedAt: isInCharge(viewer, whole) ? (decidedAt?.toISOString() ?? null) : null,
        decidedBy: isAdmin(viewer) && decider ? presentCard(decider) : null,
      };
    },
  };
}

export function presentRef({ id, councilTitle }: Pick<CouncilRow, 'id' | 'councilTitle'>): CouncilRef {
  return { id, councilTitle, slug: councilSlugOf(councilTitle) };
}
