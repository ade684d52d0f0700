/** What a member is and did in the own councils, as sentences. */
import type { UserCouncil, UserCouncilSummary } from '../../../../../generated/types.gen.ts';

export function findMost([first, second]: readonly UserCouncil[]): string {
  if (!first) return 'No council has an impact of yours yet';
  const title = first.council.councilTitle;
  if (!second) return `What you did with a council was with ${title}`;
  if (first.impactCount === second.impactCount) return `You did as much with ${title} as with any other`;
  return `You did most with ${title}`;
}

export function sayRoles({ owned, joined }: Pick<UserCouncilSummary, 'owned' | 'joined'>): string {
  const owns = owned === 0 ? null : `own ${owned}`;
  const is = joined === 0 ? null : `are a member of ${joined}`;
  return `You ${[owns, is].filter(Boolean).join(' and ')}.`;
}
