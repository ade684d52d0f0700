import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { EmittedFrom } from 'xstate';
import type { CurrentUser } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { providedEmailChangeMachine } from '../email/email-actors.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { PendingEmailNotice } from './pending-email-notice.tsx';

export function EmailSection({ user }: { user: CurrentUser }) {
  const queryClient = useQueryClient();
  const flow = useFlow(
    providedEmailChangeMachine,
    undefined,
    ({ type }: EmittedFrom<typeof providedEmailChangeMachine>) => {
      if (type === 'link.resent') toast({ message: say('auth.emailSection.resent'), tone: 'success' });
      // The address may have been confirmed meanwhile, on another device.
      else void makeStale(queryClient, 'people');
    },
  );
  const state = useSelector(flow, (snapshot) => snapshot);
  const { pending, errors, failure, error } = state.context;
  return (
    <div className="mt-5 max-w-lg space-y-6">
      <p>
        <Phrase
          text={say('auth.emailSection.current')}
          parts={{ email: () => <strong className="break-words">{user.email}</strong> }}
        />
      </p>
      {state.matches('reading') && (
        <LoadingState label={say('auth.emailSection.loading')}>
          <SkeletonText lines={2} />
        </LoadingState>
      )}
      {state.matches('unread') && (
        <FailedState onRetry={() => flow.send({ type: 'reading.retried' })}>
          {sayFailed(say('auth.emailSection.failed'), error)}
        </FailedState>
      )}
      {pending && (
        <PendingEmailNotice
          pending={pending}
          failure={failure}
          isResending={state.matches('resending')}
          isCancelling={state.matches('cancelling')}
          onResend={() => flow.send({ type: 'resend.requested' })}
          onCancel={() => flow.send({ type: 'cancel.requested' })}
        />
      )}
      {(state.matches('editing') || state.matches('asking')) && (
        <ChangeEmailForm
          refused={errors}
          isPending={state.matches('asking')}
          onSubmit={(values) => flow.send({ type: 'form.submitted', values })}
        />
      )}
    </div>
  );
}
