import type { OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { sayApplication } from './application-texts.ts';

type Badged = Pick<OpportunitySummary, 'state' | 'isHidden' | 'isFeatured' | 'seatsLeft' | 'application'>;

/** Badges for its state and the reader's application. */
export function OpportunityBadges({
  opportunity,
  showsApplication = true,
}: {
  opportunity: Badged;
  showsApplication?: boolean;
}) {
  const { state, isHidden, isFeatured, seatsLeft, application } = opportunity;
  const isAccepted = application?.state === 'accepted' || application?.state === 'auto-accepted';
  const own = showsApplication && application ? sayApplication(application) : null;
  return (
    <>
      {own && <Badge tone={own.tone}>{own.badge}</Badge>}
      {state === 'pending' && <Badge>{say('opportunities.opportunityBadges.awaitingVerification')}</Badge>}
      {state === 'declined' && <Badge tone="danger">{say('opportunities.opportunityBadges.declined')}</Badge>}
      {state === 'closed' && <Badge>{say('opportunities.opportunityBadges.closed')}</Badge>}
      {state === 'approved' && seatsLeft === 0 && !isAccepted && (
        <Badge>{say('opportunities.opportunityBadges.full')}</Badge>
      )}
      {isFeatured && <Badge tone="action">{say('opportunities.opportunityBadges.featured')}</Badge>}
      {isHidden && <Badge tone="danger">{say('opportunities.opportunityBadges.hidden')}</Badge>}
    </>
  );
}
