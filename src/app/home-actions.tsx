import { homeOf, selectIsRestoring, selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AREA_NAMES } from './shell/area-names.ts';

export function HomeActions() {
  const user = useSessionSelector(selectUser);
  const isRestoring = useSessionSelector(selectIsRestoring);
  // Reserves the height until the session is restored.
  if (isRestoring) return <span className="block min-h-13" />;
  if (!user) {
    return (
      <>
        <ButtonLink to="/auth/register" size="lg">
          Create an account
        </ButtonLink>
        <TextLink to="/auth/login">I already have an account</TextLink>
      </>
    );
  }
  if (!user.isProfileCompleted) {
    return (
      <ButtonLink to="/profile-information" size="lg">
        Complete your profile
      </ButtonLink>
    );
  }
  if (user.role !== 'Member') {
    return (
      <>
        <ButtonLink to={homeOf(user.role)} size="lg">
          {AREA_NAMES[user.role]}
        </ButtonLink>
        <TextLink to="/impacts">See all impacts</TextLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to="/dashboard/impacts/new" size="lg">
        Log an impact
      </ButtonLink>
      <TextLink to="/dashboard">Your dashboard</TextLink>
    </>
  );
}
