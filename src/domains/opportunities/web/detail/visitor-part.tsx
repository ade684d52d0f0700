import { useLocation } from 'react-router-dom';
import type { Opportunity } from '#generated/types.gen.ts';
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
        Members apply with points from their verified impacts. New here?{' '}
        <TextLink to="/auth/register">{say('opportunities.visitorPart.createAnAccount')}</TextLink>
      </p>
    </div>
  );
}
