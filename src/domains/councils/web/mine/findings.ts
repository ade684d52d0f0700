/** Sentences about a member's councils. */
import type { UserCouncil, UserCouncilSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/isolate.ts';

export function sayMostActiveCouncil([first, second]: readonly UserCouncil[]): string {
  if (!first) return say('councils.findings.noImpactsWithYourCouncils');
  const title = first.council.councilTitle;
  if (!second) return say('councils.findings.allYourCouncilImpactsAre', { title: isolate(title) });
  if (first.impactCount === second.impactCount)
    return say('councils.findings.isAmongYourMostActive', { title: isolate(title) });
  return say('councils.findings.mostOfYourCouncilImpacts', { title: isolate(title) });
}

export function sayRoles({ owned, joined }: Pick<UserCouncilSummary, 'owned' | 'joined'>): string {
  if (joined === 0) return say('councils.findings.youOwn', { owned });
  return owned === 0
    ? say('councils.findings.youAreAMember', { joined })
    : say('councils.findings.youOwnAndAreAMember', { owned, joined });
}
