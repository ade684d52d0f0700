/** How decisions and states are called on the screens. */
import type { Impact } from '../../../../../generated/types.gen.ts';
import type { DecisionSubject } from '../../flows/decision-undo.ts';
import type { ImpactState } from '../../lifecycle.ts';
import type { Fate, OpenDecision } from './decision-desk.ts';

export function nameSubjects(subjects: readonly Pick<DecisionSubject, 'title'>[]): string {
  const [first, ...others] = subjects;
  if (first === undefined) return 'nothing';
  return others.length === 0 ? `“${first.title}”` : `${subjects.length} impacts`;
}

export function nameOpen({ stage, decision: { isVerified, subjects } }: OpenDecision): string {
  const what = nameSubjects(subjects);
  if (stage === 'unanswered') return `No answer about ${what}`;
  return `${isVerified ? 'Approving' : 'Declining'} ${what}`;
}

export const STATE_NAMES: Record<ImpactState, string> = {
  pending: 'Pending',
  verified: 'Verified',
  declined: 'Declined',
};

/** What became of a decision that was made here. */
export function nameFate(
  { stage, isVerified, message }: Fate,
  { approvals, quorum, isVerified: state }: Impact,
): string {
  if (stage === 'refused') return message;
  if (stage === 'unanswered') return 'No answer came. It may not have arrived.';
  if (stage === 'held' || stage === 'sending') return isVerified ? 'Approving' : 'Declining';
  if (!isVerified) return 'You declined it';
  return state === null && quorum > 1 ? `You approved it: ${approvals} of ${quorum}` : 'You approved it';
}
