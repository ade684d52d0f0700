import type { OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Badge } from '#ui/badge.tsx';
import { sayApplication } from './application-texts.ts';

type Marked = Pick<OpportunitySummary, 'state' | 'isHidden' | 'isFeatured' | 'seatsLeft' | 'application'>;

/** Badges for its state and the reader's application. */
export function OpportunityMarks({ opportunity, isOwnSaid = true }: { opportunity: Marked; isOwnSaid?: boolean }) {
  const { state, isHidden, isFeatured, seatsLeft, application } = opportunity;
  const isSeated = application?.state === 'accepted' || application?.state === 'auto-accepted';
  const own = isOwnSaid && application ? sayApplication(application) : null;
  return (
    <>
      {own && <Badge tone={own.tone}>{own.badge}</Badge>}
      {state === 'pending' && <Badge>{say('opportunities.opportunityMarks.awaitingVerification')}</Badge>}
      {state === 'declined' && <Badge tone="danger">{say('opportunities.opportunityMarks.declined')}</Badge>}
      {state === 'closed' && <Badge>{say('opportunities.opportunityMarks.closed')}</Badge>}
      {state === 'approved' && seatsLeft === 0 && !isSeated && (
        <Badge>{say('opportunities.opportunityMarks.full')}</Badge>
      )}
      {isFeatured && <Badge tone="action">{say('opportunities.opportunityMarks.featured')}</Badge>}
      {isHidden && <Badge tone="danger">{say('opportunities.opportunityMarks.hidden')}</Badge>}
    </>
  );
}
