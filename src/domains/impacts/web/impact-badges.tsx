import type { ImpactSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { stateOf } from '../lifecycle.ts';

type Badged = Pick<ImpactSummary, 'isVerified' | 'isFeatured' | 'isHidden'> &
  Partial<Pick<ImpactSummary, 'openQuestion'>>;

interface ImpactBadgesProps {
  impact: Badged;
  showsVerified?: boolean;
  /** Where the state is already explained nearby. */
  hidesState?: boolean;
}

export function ImpactBadges({ impact, showsVerified = false, hidesState = false }: ImpactBadgesProps) {
  const state = hidesState ? null : stateOf(impact);
  const isAsked = impact.openQuestion != null;
  return (
    <>
      {state === 'pending' && (
        <Badge tone={isAsked ? 'accent' : 'neutral'}>
          {isAsked ? say('impacts.impactBadges.asked') : say('impacts.impactBadges.awaitingReview')}
        </Badge>
      )}
      {state === 'declined' && <Badge tone="danger">{say('impacts.impactBadges.declined')}</Badge>}
      {state === 'verified' && showsVerified && <Badge tone="action">{say('impacts.impactBadges.verified')}</Badge>}
      {impact.isFeatured && <Badge tone="action">{say('impacts.impactBadges.featured')}</Badge>}
      {impact.isHidden && <Badge tone="danger">{say('impacts.impactBadges.hidden')}</Badge>}
    </>
  );
}
