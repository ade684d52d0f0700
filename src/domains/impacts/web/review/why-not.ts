import type { Impact } from '../../../../../generated/types.gen.ts';
import { stateOf } from '../../lifecycle.ts';
import type { Reviewer } from './queue-read.ts';

/** Why this reviewer has nothing to decide about it. */
export function whyNot(impact: Impact, { id }: Reviewer): string {
  const { isOwn, members, reviews, verifiedBy } = impact;
  const state = stateOf(impact);
  if (isOwn) return 'This is your own impact: another reviewer decides it.';
  if (members.some(({ user }) => user.id === id)) return 'You took part in it: another reviewer decides it.';
  if (state === 'pending' && verifiedBy.includes(id)) return 'You have approved it; it needs another reviewer too.';
  if (state === 'pending') return 'You have declined it before: the appeal goes to another reviewer.';
  const by = reviews.findLast(({ event }) => ['verified', 'overturned', 'declined'].includes(event))?.by;
  const who = by?.id === id ? 'you' : (by?.name ?? 'a reviewer');
  return `${state === 'verified' ? 'Verified' : 'Declined'} by ${who}.`;
}
