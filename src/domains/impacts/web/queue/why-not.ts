import type { Impact } from '#generated/types.gen.ts';
import type { Viewer } from '#platform/browser/viewer.ts';
import { stateOf } from '../../lifecycle.ts';

/** Why this person can't decide on the impact. */
export function whyNot(impact: Impact, { id }: Viewer): string {
  const { isOwn, members, reviews, verifiedBy } = impact;
  const state = stateOf(impact);
  if (isOwn) return 'This is your own impact, so another judge will decide.';
  if (members.some(({ user }) => user.id === id)) return 'You took part, so another judge will decide.';
  if (state === 'pending' && verifiedBy.includes(id))
    return 'You’ve approved it. It needs another judge’s approval too.';
  if (state === 'pending') return 'You declined it, so another judge will decide the appeal.';
  const by = reviews.findLast(({ event }) => ['verified', 'overturned', 'declined'].includes(event))?.by;
  const who = by?.id === id ? 'you' : (by?.name ?? 'a judge');
  return `${state === 'verified' ? 'Verified' : 'Declined'} by ${who}.`;
}
