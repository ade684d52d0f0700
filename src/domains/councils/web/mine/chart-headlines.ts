/** Sentences about a member's councils. */
import type { UserCouncil, UserCouncilSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';

export function sayMostActiveCouncil([first, second]: readonly UserCouncil[]): string {
  if (!first) return say('councils.findings.empty');
  const title = first.council.councilTitle;
  if (!second) return say('councils.findings.oneCouncil', { title: isolate(title) });
  if (first.impactCount === second.impactCount) return say('councils.findings.tied', { title: isolate(title) });
  return say('councils.findings.leading', { title: isolate(title) });
}

export function sayRoles({ owned, joined }: Pick<UserCouncilSummary, 'owned' | 'joined'>): string {
  if (joined === 0) return say('councils.findings.ownedOnly', { owned });
  return owned === 0
    ? say('councils.findings.memberships', { joined })
    : say('councils.findings.ownedAndMember', { owned, joined });
}
