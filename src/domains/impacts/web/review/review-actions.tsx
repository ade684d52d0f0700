import type { Impact } from '../../../../../generated/types.gen.ts';
import { Button } from '../../../../ui/button.tsx';
import { KeyCap } from '../../../../ui/queue/key-cap.tsx';
import { stateOf } from '../../lifecycle.ts';
import type { DecisionDesk, Fate } from './decision-desk.ts';
import { nameFate } from './decision-words.ts';
import type { Reviewer } from './queue-read.ts';

interface ReviewActionsProps {
  impact: Impact;
  fate: Fate | undefined;
  reviewer: Reviewer;
  desk: DecisionDesk;
  onApprove: () => void;
  onDecline: () => void;
}

/** At the foot of the panel: the decision, or why there is none to take. */
export function ReviewActions(props: ReviewActionsProps) {
  const { impact, fate, reviewer, desk, onApprove, onDecline } = props;
  if (canDecide(impact, fate)) {
    return (
      <>
        <Button onClick={onApprove}>
          Approve
          <LetterHint>A</LetterHint>
        </Button>
        <Button variant="secondary" onClick={onDecline}>
          Decline
          <LetterHint>D</LetterHint>
        </Button>
        {fate?.stage === 'refused' && <p className="min-w-0 flex-1 self-center text-sm">{fate.message}</p>}
      </>
    );
  }
  return (
    <div className="flex min-h-11 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1">{fate ? nameFate(fate, impact) : whyNot(impact, reviewer)}</p>
      {fate?.stage === 'held' && (
        <Button variant="secondary" size="sm" onClick={() => desk.undo(fate.key)}>
          Undo
          <LetterHint>U</LetterHint>
        </Button>
      )}
      {fate?.stage === 'unanswered' && (
        <Button variant="secondary" size="sm" onClick={() => desk.retry(fate.key)}>
          Send it again
        </Button>
      )}
    </div>
  );
}

/** What the server refused can be tried again where the impact, read anew, still allows it. */
export const canDecide = (impact: Impact, fate: Fate | undefined): boolean =>
  impact.canReview && (fate === undefined || fate.stage === 'refused');

function whyNot(impact: Impact, { id }: Reviewer): string {
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

/** Where there is a keyboard. */
function LetterHint({ children }: { children: string }) {
  return (
    <span className="max-lg:hidden" aria-hidden="true">
      <KeyCap>{children}</KeyCap>
    </span>
  );
}
