/** Chooses which impacts were done with a council. */
import type { DemoImpact } from '../impacts/impacts.ts';
import type { Random } from '../random.ts';
import type { DemoCouncil } from './councils.ts';
import type { DemoMembership } from './memberships.ts';

const SHARE = 0.7;

/**
 * Impacts can name a council that their owner belonged to at that time. Every approved council has at least one
 * public impact.
 *
 * @returns council ids by impact id.
 */
export function assignImpacts(
  random: Random,
  impacts: readonly DemoImpact[],
  councils: readonly DemoCouncil[],
  memberships: readonly DemoMembership[],
): Map<string, string> {
  const approved = new Map(
    councils.filter(({ decision }) => decision?.isApproved).map((council) => [council.id, council]),
  );
  const byUser = Map.groupBy(memberships, ({ userId }) => userId);
  const councilsOf = ({ ownerId, createdAt }: DemoImpact) =>
    (byUser.get(ownerId) ?? []).flatMap(({ councilId, joinedAt }) => {
      const council = approved.get(councilId);
      const since = Math.max(joinedAt.getTime(), council?.decision?.at.getTime() ?? 0);
      return council && since < createdAt.getTime() ? [council] : [];
    });
  const assigned = new Map<string, string>();
  const achieved = new Set<string>();
  const assign = (impact: DemoImpact, council: DemoCouncil) => {
    assigned.set(impact.id, council.id);
    if (isPublic(impact)) achieved.add(council.id);
  };
  // First, one impact for each council.
  for (const impact of impacts.filter(isPublic)) {
    const council = councilsOf(impact).find(({ id }) => !achieved.has(id));
    if (council) assign(impact, council);
  }
  for (const impact of impacts) {
    const fitting = councilsOf(impact).filter(({ charter }) =>
      charter.goals.some((goal) => impact.sdgs.includes(goal)),
    );
    if (!assigned.has(impact.id) && fitting.length > 0 && random.chance(SHARE)) assign(impact, random.pick(fitting));
  }
  return assigned;
}

const isPublic = ({ status, isHidden }: DemoImpact) => status.isVerified === true && !isHidden;
