import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { forgetReturn, keepReturn } from '#platform/browser/session/return-address.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { loginMessages } from '../../messages.ts';
import { useArrival } from '../login-page-state.ts';
import { useCanUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { CheckInbox } from './check-inbox.tsx';
import { CodeForm } from './code-form.tsx';
import { LoginForm } from './login-form.tsx';
import { useLogin } from './use-login.ts';

const AT_SECOND_STEP = ['askingCode', 'checkingCode', 'askingPasskeyNext'] as const;

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
  const isAskingPasskey = useSelector(
    flow,
    (state) => state.matches('askingPasskey') || state.matches('checkingPasskey'),
  );
  const isAtCode = useSelector(flow, (state) => AT_SECOND_STEP.some((step) => state.matches(step)));
  const secondStep = useSelector(flow, (state) => state.context.secondStep);
  const canUsePasskeys = useCanUsePasskeys();
  const [typedEmail, setTypedEmail] = useState<string | null>(null);
  useFocusOnReturn(isAtCode);
  if (isAtCode) {
    return (
      <CodeForm
        secondStep={secondStep}
        refused={refused}
        isPending={isLoading}
        onSubmit={(code) => flow.send({ type: 'code.submitted', code })}
        onPasskey={() => flow.send({ type: 'passkey.requested' })}
        onBack={() => flow.send({ type: 'code.abandoned' })}
      />
    );
  }
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
        email={typedEmail ?? email}
        refused={refused}
        isPending={isLoading && !isSending && !isOpeningExternal && !isAskingPasskey}
        onSubmit={(values) => {
          setTypedEmail(values.email);
          flow.send({ type: 'form.submitted', values });
        }}
      />
      {(canUsePasskeys || readPageSettings().externalSignIn) && (
        <OtherWays>
          {canUsePasskeys && (
            <Button
              variant="secondary"
              wide
              pending={isAskingPasskey}
              pendingLabel={say('auth.loginPage.askingPasskey')}
              onClick={() => flow.send({ type: 'passkey.requested' })}
            >
              {say('auth.loginPage.usePasskey')}
            </Button>
          )}
          {readPageSettings().externalSignIn && (
            <ExternalButton isPending={isOpeningExternal} onPress={() => flow.send({ type: 'external.requested' })} />
          )}
        </OtherWays>
      )}
    </>
  );
}

/** Who comes back from the code types the password again. */
function useFocusOnReturn(isAtCode: boolean): void {
  const wasAtCode = useRef(isAtCode);
  useEffect(() => {
    if (wasAtCode.current && !isAtCode) document.getElementById('password')?.focus();
    wasAtCode.current = isAtCode;
  }, [isAtCode]);
}

function ArrivalNotice() {
  const { notice } = useArrival();
  if (!notice) return null;
  return (
    <Notice tone="success" isLive className="mt-8">
      {notice}
    </Notice>
  );
}

function OtherWays({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="my-6 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {say('auth.externalButton.or')}
      </p>
      <div className="space-y-3">{children}</div>
    </>
  );
}

/** The provider is configurable, so it isn't named. */
function ExternalButton({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  return (
    <Button
      variant="secondary"
      wide
      pending={isPending}
      pendingLabel={say('auth.externalButton.opening')}
      onClick={onPress}
    >
      {say('auth.externalButton.otherAccount')}
    </Button>
  );
}

/** The link resends the email, then drops the token and goes to /logout. */
function UnverifiedNotice({ isSending, onResend }: { isSending: boolean; onResend: () => void }) {
  return (
    <Notice tone="danger" isLive className="mt-8">
      <p>{loginMessages.unverified}</p>
      <p className="mt-2">
        {isSending ? (
          say('auth.unverifiedNotice.sending')
        ) : (
          <TextLink
            to="/logout"
            onClick={(event) => {
              event.preventDefault();
              onResend();
            }}
          >
            {loginMessages.resend}
          </TextLink>
        )}
      </p>
    </Notice>
  );
}
