import { sayName } from '#domains/people/model.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Viewer } from '#platform/browser/session/viewer.ts';
import { formatDay } from '#ui/shared/dates.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { stateOf } from '../../lifecycle.ts';

/** Why this person can't decide on the impact. */
export function whyNotDecidable(impact: Impact, { id }: Viewer): string {
  const { isOwn, members, reviews, verifiedBy, question } = impact;
  const state = stateOf(impact);
  if (isOwn) return say('impacts.whyNot.ownImpact');
  if (members.some(({ user }) => user.id === id)) return say('impacts.whyNot.tookPart');
  if (state === 'pending' && verifiedBy.includes(id)) return say('impacts.whyNot.approvedBefore');
  if (state === 'pending' && question?.by && question.keptUntil !== null) {
    return say('impacts.whyNot.askedBy', {
      name: isolate(sayName(question.by)),
      until: formatDay(question.keptUntil, { time: true }),
    });
  }
  if (state === 'pending') return say('impacts.whyNot.declinedBefore');
  const by = reviews.findLast(({ event }) => ['verified', 'overturned', 'declined'].includes(event))?.by;
  if (by?.id === id)
    return state === 'verified' ? say('impacts.whyNot.ownVerification') : say('impacts.whyNot.ownDecline');
  if (!by) return state === 'verified' ? say('impacts.whyNot.verified') : say('impacts.whyNot.declined');
  return state === 'verified'
    ? say('impacts.whyNot.verifiedBy', { name: isolate(sayName(by)) })
    : say('impacts.whyNot.declinedBy', { name: isolate(sayName(by)) });
}
