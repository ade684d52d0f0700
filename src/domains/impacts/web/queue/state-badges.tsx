import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { type ImpactState, stateOf } from '../../lifecycle.ts';

const STATE_NAMES: Record<ImpactState, string> = {
  pending: say('impacts.stateBadges.pending'),
  verified: say('impacts.stateBadges.verified'),
  declined: say('impacts.stateBadges.declined'),
};

const TONES = { pending: 'neutral', verified: 'action', declined: 'danger' } as const satisfies Record<
  ImpactState,
  string
>;

/** `isShort` leaves out "Pending". */
export function StateBadges({ impact, isShort = false }: { impact: Impact; isShort?: boolean }) {
  const { approvals, quorum, appeal, question, isHidden, isFeatured } = impact;
  const state = stateOf(impact);
  const isUnderAppeal = state === 'pending' && appeal !== null && appeal.decidedAt === null;
  return (
    <>
      {(state !== 'pending' || !isShort) && <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>}
      {isUnderAppeal && <Badge tone="accent">{say('impacts.stateBadges.appeal')}</Badge>}
      {state === 'pending' && question && (
        <Badge tone={question.isOpen ? 'neutral' : 'accent'}>
          {question.isOpen ? say('impacts.stateBadges.asked') : say('impacts.stateBadges.answered')}
        </Badge>
      )}
      {state === 'pending' && quorum > 1 && (
        <Badge>{say('impacts.stateBadges.approvals', { approvals, quorum })}</Badge>
      )}
      {isFeatured && <Badge tone="action">{say('impacts.stateBadges.featured')}</Badge>}
      {isHidden && <Badge tone="danger">{say('impacts.stateBadges.hidden')}</Badge>}
    </>
  );
}
