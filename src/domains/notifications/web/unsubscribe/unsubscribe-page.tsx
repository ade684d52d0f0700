import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getUnsubscriptionOptions } from '#generated/notifications/getUnsubscription.gen.ts';
import { resubscribeMutation } from '#generated/notifications/resubscribe.gen.ts';
import { unsubscribeMutation } from '#generated/notifications/unsubscribe.gen.ts';
import type { Unsubscription, UnsubscriptionEnvelope } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isAnsweredNo } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { describeKind } from '../../model.ts';

/** Unsubscribe links lead here. Opening one changes nothing, because email scanners open links too. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const link = useQuery(getUnsubscriptionOptions({ path: { token } }));
  const isStrange = isAnsweredNo(link.error);
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8 sm:py-16">
      <PageHeading>{say('notifications.unsubscribePage.emailSettings')}</PageHeading>
      {link.isPending && (
        <LoadingState label={say('notifications.unsubscribePage.loading')} className="mt-6">
          <SkeletonText lines={3} />
        </LoadingState>
      )}
      {link.isError && !isStrange && (
        <FailedRead of={link} className="mt-6" what={say('notifications.unsubscribePage.failed')} />
      )}
      {isStrange && (
        <EmptyState
          title={say('notifications.unsubscribePage.invalid')}
          className="mt-6"
          link={{ to: '/auth/login', label: say('notifications.unsubscribePage.logIn') }}
        >
          {say('notifications.unsubscribePage.invalidHint')}
        </EmptyState>
      )}
      {link.data && <Stopping token={token} unsubscription={link.data.data} />}
    </div>
  );
}

const saySummary = (isStopped: boolean): string =>
  isStopped
    ? say('notifications.unsubscribePage.summaryUnsubscribed')
    : say('notifications.unsubscribePage.summarySubscribed');

const sayEmails = (isStopped: boolean, kind: string): string =>
  isStopped
    ? say('notifications.unsubscribePage.kindUnsubscribed', { kind })
    : say('notifications.unsubscribePage.kindSubscribed', { kind });

function Stopping({ token, unsubscription: { kind, isStopped } }: { token: string; unsubscription: Unsubscription }) {
  const queryClient = useQueryClient();
  const options = getUnsubscriptionOptions({ path: { token } });
  const keep = { onSuccess: (answer: UnsubscriptionEnvelope) => queryClient.setQueryData(options.queryKey, answer) };
  const stopping = useMutation({ ...unsubscribeMutation(), ...keep });
  const takingBack = useMutation({ ...resubscribeMutation(), ...keep });
  return (
    <>
      <p className="mt-6 max-w-prose text-lg">
        {kind === null ? saySummary(isStopped) : sayEmails(isStopped, describeKind(kind).sayLabel())}
      </p>
      {(stopping.isError || takingBack.isError) && (
        <Notice tone="danger" isLive className="mt-6">
          {sayFailed(say('notifications.unsubscribePage.changeFailed'), stopping.error ?? takingBack.error)}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {stopping.isSuccess && isStopped && say('notifications.unsubscribePage.unsubscribed')}
        {takingBack.isSuccess && !isStopped && say('notifications.unsubscribePage.subscribedAgain')}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {isStopped ? (
          stopping.isSuccess && (
            <Button
              variant="secondary"
              onClick={() => takingBack.mutate({ path: { token } })}
              pending={takingBack.isPending}
              pendingLabel={say('notifications.unsubscribePage.undoing')}
            >
              {say('notifications.unsubscribePage.undo')}
            </Button>
          )
        ) : (
          <Button
            onClick={() => stopping.mutate({ path: { token }, body: { 'List-Unsubscribe': 'One-Click' } })}
            pending={stopping.isPending}
            pendingLabel={say('notifications.unsubscribePage.unsubscribing')}
          >
            {say('notifications.unsubscribePage.unsubscribe')}
          </Button>
        )}
        <ButtonLink to="/" variant="quiet">
          {say('notifications.unsubscribePage.homeLink')}
        </ButtonLink>
      </div>
    </>
  );
}
