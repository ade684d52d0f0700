import type { PresentMedia } from '#domains/media/server/public.ts';
import type { UserCouncil } from '#generated/types.gen.ts';
import { presentRef } from '../present.ts';
import type { MembershipOfPerson } from './members.repository.ts';

/** How many councils of a person are shown. */
export const MAX_COUNCILS = 100;

/** @param countOf the person's public impacts with a council. */
export const presentMembership = (
  presentMedia: PresentMedia,
  { councilId, councilTitle, cover, councilRole, joinedAt }: Shown,
  countOf: (councilId: string) => number | undefined,
): UserCouncil => ({
  council: presentRef({ id: councilId, councilTitle }),
  cover: cover && presentMedia(cover, { isPublic: true }),
  councilRole,
  impactCount: countOf(councilId) ?? 0,
  joinedAt: new Date(joinedAt).toISOString(),
});

/** From a statement of its own, or as JSON from another's. */
type Shown = Omit<MembershipOfPerson, 'joinedAt' | 'isFounder' | 'year'> & { joinedAt: Date | string };
