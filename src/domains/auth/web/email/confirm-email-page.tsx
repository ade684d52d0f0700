import { useQueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#generated/users/getCurrentUser.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { homeOf, selectUser } from '../../flows/session-selectors.ts';
import { arrivalState } from '../login-page-state.ts';
import { useSession, useSessionSelector } from '../session/session-provider.tsx';
import { EmailLinkPage } from './email-link-page.tsx';

const TEXTS = {
  title: say('auth.confirmEmailPage.title'),
  lead: say('auth.confirmEmailPage.lead'),
  failed: say('auth.confirmEmailPage.failed'),
  pending: say('auth.confirmEmailPage.pending'),
  confirm: say('auth.confirmEmailPage.confirm'),
  leave: say('auth.confirmEmailPage.leave'),
};

/** Where the link leads that was sent to a new address. */
export function ConfirmEmailPage() {
  const session = useSession();
  const queryClient = useQueryClient();
  const user = useSessionSelector(selectUser);
  const settings = {
    to: `${homeOf(user?.role ?? 'Member')}/settings/email`,
    label: say('auth.emailLinkPage.toSettings'),
  };

  /** The person who is logged in here may have another account. */
  async function showNewAddress() {
    if (!user) return;
    void makeStale(queryClient, 'people');
    const { data } = await getCurrentUser();
    session.send({ type: 'profile.changed', user: data.data });
  }

  return (
    <EmailLinkPage
      purpose="confirm"
      texts={TEXTS}
      deadLink={{ children: say('auth.confirmEmailPage.deadLink'), action: settings }}
      // Without an answer, the page shows the previous address until it's loaded again.
      onChanged={() => void showNewAddress().catch(() => undefined)}
      done={(email) => (
        <>
          <PageHeading>{say('auth.confirmEmailPage.done')}</PageHeading>
          <Notice tone="success" isLive className="mt-8">
            <Phrase
              text={say('auth.confirmEmailPage.doneHint')}
              parts={{ email: () => <strong className="break-words">{email}</strong> }}
            />
          </Notice>
          {user ? (
            <ButtonLink to={settings.to} className="mt-8">
              {settings.label}
            </ButtonLink>
          ) : (
            <ButtonLink to="/auth/login" {...arrivalState({ email: email ?? '' })} className="mt-8">
              {say('auth.verifyEmailPage.logIn')}
            </ButtonLink>
          )}
        </>
      )}
    />
  );
}
