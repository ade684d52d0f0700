import { useLocation } from 'react-router-dom';
import type { Opportunity } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { loginPathTo } from '#platform/browser/return-address.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WhyShut } from './why-shut.tsx';

/** Sends visitors to the login page and back here. */
export function VisitorPart({ opportunity }: { opportunity: Opportunity }) {
  const { pathname } = useLocation();
  if (opportunity.state === 'closed') return <WhyShut reason="closed" />;
  if (!opportunity.isOpen) return <WhyShut reason="full" />;
  return (
    <div>
      <ButtonLink to={loginPathTo(pathname)} size="lg" wide>
        {say('opportunities.visitorPart.logInToApply')}
      </ButtonLink>
      <p className="mt-3 text-sm text-muted">
        <Phrase
          text={say('opportunities.visitorPart.membersApply')}
          parts={{ register: (text) => <TextLink to="/auth/register">{text}</TextLink> }}
        />
      </p>
    </div>
  );
}
