import { useSelector } from '@xstate/react';
import { useLocation, useParams } from 'react-router-dom';
import type { EmittedFrom } from 'xstate';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { mailedAddressIn } from '../../mailed-address.ts';
import { emailVerificationMessages } from '../../messages.ts';
import { DeadLink } from '../dead-link.tsx';
import { arrivalState } from '../login-page-state.ts';
import { useSession, useSessionSelector } from '../session/session-provider.tsx';
import { useEmittedHandler } from '../use-emitted-handler.ts';
import { ResendButton } from './resend-button.tsx';
import { providedVerifyEmailMachine } from './verification-actors.ts';

export function VerifyEmailPage() {
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const session = useSession();
  const hear = useEmittedHandler();
  const flow = useFlow(
    providedVerifyEmailMachine,
    { tokenParam: token },
    async (emitted: EmittedFrom<typeof providedVerifyEmailMachine>) => {
      if (emitted.type !== 'navigate' && emitted.type !== 'message') session.send(emitted);
      // The page itself shows the other messages.
      else if (emitted.type === 'navigate' || emitted.text === emailVerificationMessages.successHere)
        await hear(emitted);
    },
  );
  const stage = useSelector(flow, (state) => state.value);
  const error = useSelector(flow, ({ context }) => context.error);
  const isUnverified = useSessionSelector((state) => state.matches('unverified'));
  if (stage === 'linkDead') {
    return (
      <>
        <DeadLink action={{ to: '/auth/login', label: say('auth.verifyEmailPage.logIn') }}>
          {say('auth.verifyEmailPage.linkDead')}
        </DeadLink>
        {isUnverified && <ResendButton />}
      </>
    );
  }
  return (
    <>
      <PageHeading>
        {stage === 'verified' || stage === 'pendingElsewhere'
          ? say('auth.verifyEmailPage.verified')
          : say('auth.verifyEmailPage.heading')}
      </PageHeading>
      <div className="mt-8 space-y-6">
        {(stage === 'verifying' || stage === 'loggedIn' || stage === 'pending') && (
          <LoadingState label={say('auth.verifyEmailPage.verifying')}>
            <SkeletonText lines={2} />
          </LoadingState>
        )}
        {stage === 'unanswered' && (
          <FailedState
            title={say('auth.verifyEmailPage.failed')}
            onRetry={() => flow.send({ type: 'verification.retried' })}
            retryLabel={say('auth.verifyEmailPage.tryAgain')}
          >
            {sayFailed(say('auth.verifyEmailPage.linkValid'), error)}
          </FailedState>
        )}
        {(stage === 'verified' || stage === 'pendingElsewhere') && (
          <>
            <Notice tone="success" isLive>
              {stage === 'verified' ? emailVerificationMessages.success : emailVerificationMessages.pending}
            </Notice>
            <ButtonLink to="/auth/login" {...arrivalState({ email: mailedAddressIn(hash) })}>
              {say('auth.verifyEmailPage.logIn')}
            </ButtonLink>
          </>
        )}
      </div>
    </>
  );
}
