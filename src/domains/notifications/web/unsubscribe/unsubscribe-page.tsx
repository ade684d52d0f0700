import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getUnsubscriptionOptions } from '../../../../../generated/notifications/getUnsubscription.gen.ts';
import { resubscribeMutation } from '../../../../../generated/notifications/resubscribe.gen.ts';
import { unsubscribeMutation } from '../../../../../generated/notifications/unsubscribe.gen.ts';
import type { Unsubscription, UnsubscriptionEnvelope } from '../../../../../generated/types.gen.ts';
import { isApiError } from '../../../../platform/browser/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FailedState } from '../../../../ui/failed-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { LoadingState, SkeletonText } from '../../../../ui/skeleton.tsx';
import { describeKind } from '../../model.ts';

/** Where the link at the foot of a mail leads. It changes nothing by being opened: whoever scans mails opens links. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const link = useQuery(getUnsubscriptionOptions({ path: { token } }));
  const isStrange =
    isApiError(link.error, 'refused') || isApiError(link.error, 'invalid') || isApiError(link.error, 'contract');
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8 sm:py-16">
      <PageHeading>Mails to you</PageHeading>
      {link.isPending && (
        <LoadingState label="Reading the link" className="mt-6">
          <SkeletonText lines={3} />
        </LoadingState>
      )}
      {link.isError && !isStrange && (
        <FailedState className="mt-6" onRetry={() => void link.refetch()} isRetrying={link.isFetching}>
          Nothing was changed. Check your connection and try again.
        </FailedState>
      )}
      {isStrange && (
        <EmptyState
          title="This link is not whole"
          className="mt-6"
          action={
            <ButtonLink to="/auth/login" variant="secondary">
              Log in
            </ButtonLink>
          }
        >
          Open it from the mail again, or log in and choose under Settings what comes.
        </EmptyState>
      )}
      {link.data && <Stopping token={token} unsubscription={link.data.data} />}
    </div>
  );
}

function Stopping({ token, unsubscription: { kind, isStopped } }: { token: string; unsubscription: Unsubscription }) {
  const queryClient = useQueryClient();
  const options = getUnsubscriptionOptions({ path: { token } });
  const keep = { onSuccess: (answer: UnsubscriptionEnvelope) => queryClient.setQueryData(options.queryKey, answer) };
  const stopping = useMutation({ ...unsubscribeMutation(), ...keep });
  const takingBack = useMutation({ ...resubscribeMutation(), ...keep });
  const what = kind === null ? 'The daily mail' : `Mails about “${describeKind(kind).label}”`;
  return (
    <>
      <p className="mt-6 max-w-prose text-lg">
        {isStopped
          ? `${what} no longer ${kind === null ? 'comes' : 'come'}. What happens still stands under Notifications when you log in.`
          : `${what} ${kind === null ? 'comes' : 'come'} to you now. Stopped, what happens still stands under Notifications, and nothing else changes.`}
      </p>
      {(stopping.isError || takingBack.isError) && (
        <Notice tone="danger" isLive className="mt-6">
          That did not work. Check your connection and try again.
        </Notice>
      )}
      <p role="status" className="sr-only">
        {stopping.isSuccess && isStopped && 'Stopped'}
        {takingBack.isSuccess && !isStopped && 'They come again'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {isStopped ? (
          stopping.isSuccess && (
            <Button
              variant="secondary"
              onClick={() => takingBack.mutate({ path: { token } })}
              pending={takingBack.isPending}
              pendingLabel="Undoing"
            >
              Undo
            </Button>
          )
        ) : (
          <Button
            onClick={() => stopping.mutate({ path: { token }, body: { 'List-Unsubscribe': 'One-Click' } })}
            pending={stopping.isPending}
            pendingLabel="Stopping"
          >
            Stop {kind === null ? 'the daily mail' : 'these mails'}
          </Button>
        )}
        <ButtonLink to="/" variant="quiet">
          Go to the home page
        </ButtonLink>
      </div>
    </>
  );
}
