import { homeOf, selectDuty, selectIsRestoring, selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { AREA_NAMES, sayDuty } from './shell/area-names.ts';

export function HomeActions() {
  const user = useSessionSelector(selectUser);
  const duty = useSessionSelector(selectDuty);
  const isRestoring = useSessionSelector(selectIsRestoring);
  // Reserves the height until the session is restored.
  if (isRestoring) return <span className="block min-h-13" />;
  if (!user) {
    return (
      <>
        <ButtonLink to="/auth/register" size="lg">
          {say('app.homeActions.createAccount')}
        </ButtonLink>
        <TextLink to="/auth/login">{say('app.homeActions.logIn')}</TextLink>
      </>
    );
  }
  if (duty) {
    return (
      <ButtonLink to={duty} size="lg">
        {sayDuty(duty)}
      </ButtonLink>
    );
  }
  if (user.role !== 'Member') {
    return (
      <>
        <ButtonLink to={homeOf(user.role)} size="lg">
          {AREA_NAMES[user.role]}
        </ButtonLink>
        <TextLink to="/impacts">{say('app.homeActions.allImpacts')}</TextLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to="/dashboard/impacts/new" size="lg">
        {say('app.homeActions.logImpact')}
      </ButtonLink>
      <TextLink to="/dashboard">{say('app.homeActions.yourDashboard')}</TextLink>
    </>
  );
}
