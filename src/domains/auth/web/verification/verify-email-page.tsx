import { useSelector } from '@xstate/react';
import { useLocation, useParams } from 'react-router-dom';
import type { EmittedFrom } from 'xstate';
import { useFlow } from '#platform/browser/use-flow.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadingState, SkeletonText } from '#ui/skeleton.tsx';
import { mailedAddressIn } from '../../mailed-address.ts';
import { emailVerificationMessages } from '../../messages.ts';
import { arrivingWith } from '../arrival.ts';
import { DeadLink } from '../dead-link.tsx';
import { useSession, useSessionSelector } from '../session/session-provider.tsx';
import { ResendButton } from './resend-button.tsx';
import { providedVerifyEmailMachine } from './verification-actors.ts';

export function VerifyEmailPage() {
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const session = useSession();
  const flow = useFlow(
    providedVerifyEmailMachine,
    { tokenParam: token },
    (emitted: EmittedFrom<typeof providedVerifyEmailMachine>) => {
      if (emitted.type === 'email.verified') session.send(emitted);
    },
  );
  const stage = useSelector(flow, (state) => state.value);
  const isUnverified = useSessionSelector((state) => state.matches('unverified'));
  if (stage === 'linkDead') {
    return (
      <>
        <DeadLink action={{ to: '/auth/login', label: 'Log in' }}>
          This link has expired or was already used. Log in; if your email address isn’t verified yet, we’ll offer you a
          new link.
        </DeadLink>
        {isUnverified && <ResendButton />}
      </>
    );
  }
  return (
    <>
      <PageHeading>{stage === 'verified' ? 'Email address verified' : 'Verify your email address'}</PageHeading>
      <div className="mt-8 space-y-6">
        {stage === 'verifying' && (
          <LoadingState label="Verifying your email address">
            <SkeletonText lines={2} />
          </LoadingState>
        )}
        {stage === 'unanswered' && (
          <FailedState
            title="We couldn’t verify your email address"
            onRetry={() => flow.send({ type: 'verification.retried' })}
            retryLabel="Try again"
          >
            Your link still works. Check your connection and try again.
          </FailedState>
        )}
        {stage === 'verified' && (
          <>
            <Notice tone="success" isLive>
              {emailVerificationMessages.success}
            </Notice>
            <ButtonLink to="/auth/login" {...arrivingWith({ email: mailedAddressIn(hash) })}>
              Log in
            </ButtonLink>
          </>
        )}
      </div>
    </>
  );
}
