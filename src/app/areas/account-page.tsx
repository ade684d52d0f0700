import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../../generated/types.gen.ts';
import { getCurrentUserOptions } from '../../../generated/users/getCurrentUser.gen.ts';
import { ChangePasswordForm } from '../../domains/auth/web/components/change-password-form.tsx';
import { Deactivation } from '../../domains/auth/web/components/deactivation.tsx';
import { ProfileSummary } from '../../domains/members/web/components/profile-summary.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadingState, SkeletonText } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';

export function AccountPage() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(getCurrentUserOptions());
  return (
    <>
      <PageHeading size="area">Account</PageHeading>
      {isPending && (
        <LoadingState label="Loading your account" className="mt-8 max-w-lg">
          <SkeletonText lines={5} />
        </LoadingState>
      )}
      {isError && (
        <FailedState className="mt-8" onRetry={() => void refetch()} isRetrying={isFetching}>
          Your account is as it was. Check your connection and try again.
        </FailedState>
      )}
      {data && <Sections user={data.data} />}
      <section aria-labelledby="here" className="mt-12 border-t border-line pt-8 lg:hidden">
        <h2 id="here" className="text-xl">
          This browser
        </h2>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ThemeSwitch name="theme-account" />
          <TextLink to="/logout">Log out</TextLink>
        </div>
      </section>
    </>
  );
}

function Sections({ user }: { user: CurrentUser }) {
  const personal = [user.email, user.name ?? '', user.lastName ?? ''];
  return (
    <>
      <ProfileSummary user={user} />
      <section aria-labelledby="password-section" className="mt-12 border-t border-line pt-8">
        <h2 id="password-section" className="text-xl">
          Password
        </h2>
        {user.hasPassword ? (
          <ChangePasswordForm email={user.email} personal={personal} />
        ) : (
          <p className="mt-3 max-w-prose text-muted">
            You log in with an external account and have no password here. To get one, log out and ask for a link under
            “Forgot your password”.
          </p>
        )}
      </section>
      <section aria-labelledby="deactivation" className="mt-12 border-t border-line pt-8">
        <h2 id="deactivation" className="text-xl">
          Leave
        </h2>
        <p className="mt-3 max-w-prose text-muted">
          What you did stays, under “Former member”. Your profile is hidden and you can not log in any more.
        </p>
        <Deactivation />
      </section>
    </>
  );
}
