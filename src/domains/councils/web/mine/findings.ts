/** Sentences about a member's councils. */
import type { UserCouncil, UserCouncilSummary } from '#generated/types.gen.ts';
import { isolate } from '#ui/isolate.ts';

export function findMost([first, second]: readonly UserCouncil[]): string {
  if (!first) return 'No impacts with your councils yet';
  const title = first.council.councilTitle;
  if (!second) return `All your council impacts are with ${isolate(title)}`;
  if (first.impactCount === second.impactCount) return `${isolate(title)} is among your most active councils`;
  return `Most of your council impacts are with ${isolate(title)}`;
}

export function sayRoles({ owned, joined }: Pick<UserCouncilSummary, 'owned' | 'joined'>): string {
  const owns = owned === 0 ? null : `own ${owned}`;
  const is = joined === 0 ? null : `are a member of ${joined}${owned === 0 ? '' : ' more'}`;
  return `You ${[owns, is].filter(Boolean).join(' and ')}.`;
}
