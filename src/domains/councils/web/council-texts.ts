/** Phrases about councils. */
import type { CouncilStanding, CouncilSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { type CouncilState, stateOf } from '../lifecycle.ts';

/** "12 members, 3 verified impacts". */
export const saySize = ({ memberCount, impactCount }: Pick<CouncilSummary, 'memberCount' | 'impactCount'>): string =>
  impactCount === 0
    ? say('councils.councilTexts.sizeWithoutImpacts', { members: memberCount })
    : say('councils.councilTexts.size', { members: memberCount, impacts: impactCount });

/** "3 requests to join". */
export const sayRequests = (count: number): string => say('councils.councilTexts.requests', { count });

export const STANDINGS: readonly { value: Exclude<CouncilStanding, 'none'>; label: string }[] = [
  { value: 'owner', label: say('councils.councilTexts.owner') },
  { value: 'member', label: say('councils.councilTexts.member') },
  { value: 'requested', label: say('councils.councilTexts.requestSent') },
];

interface CouncilBadge {
  text: string;
  tone: 'neutral' | 'action' | 'danger';
}

const STATE_BADGES: Record<CouncilState, CouncilBadge | null> = {
  pending: { text: say('councils.councilTexts.awaitingApproval'), tone: 'neutral' },
  approved: null,
  declined: { text: say('councils.councilTexts.declined'), tone: 'danger' },
};

const STANDING_BADGES: Record<CouncilStanding, CouncilBadge | null> = {
  owner: { text: say('councils.councilTexts.owner'), tone: 'action' },
  member: { text: say('councils.councilTexts.member'), tone: 'action' },
  requested: { text: say('councils.councilTexts.requestSent'), tone: 'neutral' },
  none: null,
};

/** Badges for its state and the reader's membership. */
export function badgesOf(council: Pick<CouncilSummary, 'isApproved' | 'isSubmited' | 'standing'>): CouncilBadge[] {
  return [STATE_BADGES[stateOf(council)], STANDING_BADGES[council.standing]].filter((badge) => badge !== null);
}
