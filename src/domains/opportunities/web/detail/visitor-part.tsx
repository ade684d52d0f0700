import type { Opportunity } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useLoginLink } from '#platform/browser/session/use-login-link.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { isLeftBehind } from '../opportunity-state.ts';
import { ClosedNotice } from './closed-notice.tsx';

/** Sends people to log in, or to complete their profile, and back here. */
export function VisitorPart({ opportunity }: { opportunity: Opportunity }) {
  const { who, to } = useLoginLink();
  if (opportunity.isClosedEarly) return <ClosedNotice reason="closedEarly" />;
  if (opportunity.state === 'closed') return <ClosedNotice reason="closed" />;
  if (isLeftBehind(opportunity)) return <ClosedNotice reason="partnerLeft" />;
  if (!opportunity.isOpen) return <ClosedNotice reason="full" />;
  return (
    <div>
      <ButtonLink to={to()} size="lg" wide>
        {say('opportunities.visitorPart.applyLogin', { who })}
      </ButtonLink>
      {who === 'visitor' && (
        <p className="mt-3 text-sm text-muted">
          <Phrase
            text={say('opportunities.visitorPart.hint')}
            parts={{ register: (text) => <TextLink to="/auth/register">{text}</TextLink> }}
          />
        </p>
      )}
    </div>
  );
}
