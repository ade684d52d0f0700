import type { ImpactSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Badge } from '#ui/badge.tsx';
import { stateOf } from '../lifecycle.ts';

type Marked = Pick<ImpactSummary, 'isVerified' | 'isFeatured' | 'isHidden'>;

interface ImpactMarksProps {
  impact: Marked;
  isVerifiedSaid?: boolean;
  /** Where the state is already explained nearby. */
  isStateLeftOut?: boolean;
}

export function ImpactMarks({ impact, isVerifiedSaid = false, isStateLeftOut = false }: ImpactMarksProps) {
  const state = isStateLeftOut ? null : stateOf(impact);
  return (
    <>
      {state === 'pending' && <Badge>{say('impacts.impactMarks.awaitingReview')}</Badge>}
      {state === 'declined' && <Badge tone="danger">{say('impacts.impactMarks.declined')}</Badge>}
      {state === 'verified' && isVerifiedSaid && <Badge tone="action">{say('impacts.impactMarks.verified')}</Badge>}
      {impact.isFeatured && <Badge tone="action">{say('impacts.impactMarks.featured')}</Badge>}
      {impact.isHidden && <Badge tone="danger">{say('impacts.impactMarks.hidden')}</Badge>}
    </>
  );
}
