import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { forgetReturn, keepReturn } from '#platform/browser/session/return-address.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { useArrival } from '../arrival.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { CheckInbox } from './check-inbox.tsx';
import { ExternalButton } from './external-button.tsx';
import { LoginForm } from './login-form.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';
import { useLogin } from './use-login.ts';

/** `?trees` leads to /impacts/?trees, `?return` back to a page. */
export function LoginPage() {
  const [search] = useSearchParams();
  const { email, notice, isRegistered } = useArrival();
  useEffect(() => {
    // Without `?return`, login leads home, so an earlier return address must not apply.
    if (!keepReturn(search)) forgetReturn();
  }, [search]);
  const { flow, refused, isLoading } = useLogin({ isForTrees: search.has('trees'), externalReturn: null });
  const isUnverified = useSelector(flow, (state) => state.matches('unverified') || state.matches('resending'));
  const isSending = useSelector(flow, (state) => state.matches('resending'));
  const isOpeningExternal = useSelector(flow, (state) => state.matches('openingExternal'));
  return (
    <>
      {isRegistered ? (
        <PageHeading>{say('auth.checkInbox.title')}</PageHeading>
      ) : (
        <PageHeading
          lead={
            <Phrase
              text={say('auth.loginPage.newHere')}
              parts={{ register: (text) => <TextLink to="/auth/register">{text}</TextLink> }}
            />
          }
        >
          {say('auth.loginPage.logIn')}
        </PageHeading>
      )}
      {isUnverified ? (
        <UnverifiedNotice isSending={isSending} onResend={() => flow.send({ type: 'resend.requested' })} />
      ) : isRegistered ? (
        <CheckInbox notice={notice} email={email} />
      ) : (
        <ArrivalNotice />
      )}
      <LoginForm
        email={email}
        refused={refused}
        isPending={isLoading && !isSending && !isOpeningExternal}
        onSubmit={(values) => flow.send({ type: 'form.submitted', values })}
      />
      {readPageSettings().externalSignIn && (
        <ExternalButton isPending={isOpeningExternal} onPress={() => flow.send({ type: 'external.requested' })} />
      )}
    </>
  );
}
