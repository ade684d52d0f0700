import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { QUICK_LOG } from '../../quick-log-address.ts';

/** The two ways to log an impact; on a phone, where the camera is, the quick one first. */
export const LogImpactLinks = () => (
  <>
    <ButtonLink to={QUICK_LOG} className="sm:hidden">
      {say('impacts.wayChoice.photo')}
    </ButtonLink>
    <ButtonLink to="/dashboard/impacts/new" variant="secondary" className="sm:hidden">
      {say('impacts.myImpactsPage.logImpact')}
    </ButtonLink>
    <ButtonLink to="/dashboard/impacts/new" className="max-sm:hidden">
      {say('impacts.myImpactsPage.logImpact')}
    </ButtonLink>
  </>
);
