import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookDeliveryDetail } from '#generated/types.gen.ts';
import { getWebhookDeliveryOptions } from '#generated/webhooks/getWebhookDelivery.gen.ts';
import { resendWebhookDeliveryMutation } from '#generated/webhooks/resendWebhookDelivery.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { CopyButton } from '#platform/browser/files/copy-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Day } from '#ui/lists/day.tsx';
import { Fact, Facts } from '#ui/lists/facts.tsx';
import { EVENT_NAMES } from '../event-texts.ts';
import { readWebhooksAgain } from '../read-again.ts';
import { hasAttemptAhead, STATE_NAMES, STATE_TONES, sayOutcome } from './delivery-texts.ts';

const LOOK_EVERY_MS = 1_000;

interface DeliveryDialogProps {
  id: string;
  webhook: Webhook;
  onClose: () => void;
}

/** What was sent and answered, and a button to send it again. */
export function DeliveryDialog({ id, webhook, onClose }: DeliveryDialogProps) {
  const queryClient = useQueryClient();
  const read = useQuery({
    ...getWebhookDeliveryOptions({ path: { id } }),
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
  });
  const resending = useMutation({
    ...resendWebhookDeliveryMutation(),
    onSuccess: () => readWebhooksAgain(queryClient),
  });
  const detail = read.data?.data;
  const isAhead = detail !== undefined && hasAttemptAhead(detail.delivery);
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={detail ? EVENT_NAMES[detail.delivery.type] : say('webhooks.delivery.title')}
      actions={
        <>
          {detail && webhook.state !== 'off' && (
            <Button
              pending={resending.isPending || isAhead}
              pendingLabel={say('webhooks.delivery.sending')}
              onClick={() => resending.mutate({ path: { id } })}
            >
              {say('webhooks.delivery.sendAgain')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {say('webhooks.delivery.close')}
          </Button>
        </>
      }
    >
      {detail ? (
        <Detail detail={detail} />
      ) : read.isError ? (
        <FailedRead of={read} level={3} what={say('webhooks.delivery.failed')} />
      ) : (
        <LoadingState label={say('webhooks.delivery.loading')}>
          <SkeletonText lines={6} />
        </LoadingState>
      )}
      {resending.error && (
        <Notice tone="danger" isLive className="mt-6">
          {sayFailed(say('webhooks.delivery.notSent'), resending.error)}
        </Notice>
      )}
    </Dialog>
  );
}

function Detail({ detail: { delivery, url, headers, body, answer } }: { detail: WebhookDeliveryDetail }) {
  const { state, createdAt, attempts, attemptedAt, nextAttemptAt } = delivery;
  return (
    <div className="space-y-6">
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>
        {attempts > 0 && <span className="min-w-0">{sayOutcome(delivery)}</span>}
      </p>
      <Facts>
        <Fact name={say('webhooks.delivery.happened')}>
          <Day value={createdAt} time />
        </Fact>
        <Fact name={say('webhooks.delivery.attempts')}>{formatNumber(attempts)}</Fact>
        {attemptedAt && (
          <Fact name={say('webhooks.delivery.attempted')}>
            <Day value={attemptedAt} time />
          </Fact>
        )}
        {nextAttemptAt && (
          <Fact name={say('webhooks.delivery.next')}>
            <Day value={nextAttemptAt} time />
          </Fact>
        )}
        <Fact name={say('webhooks.form.url')}>
          <span dir="ltr" className="block break-all rtl:text-end">
            {url}
          </span>
        </Fact>
      </Facts>
      {headers.length > 0 && (
        <Sent title={say('webhooks.delivery.headers')}>
          {headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}
        </Sent>
      )}
      <div>
        <Sent title={say('webhooks.delivery.body')}>{indented(body)}</Sent>
        <CopyButton text={body} label={say('webhooks.delivery.copyBody')} className="mt-3" />
      </div>
      {answer !== null && (
        <Sent title={say('webhooks.delivery.answer')}>{answer === '' ? say('webhooks.delivery.noBody') : answer}</Sent>
      )}
    </div>
  );
}

const Sent = ({ title, children }: { title: string; children: string }) => (
  <section>
    <h3 className="text-lg">{title}</h3>
    <pre
      dir="ltr"
      className="mt-2 border-s-4 border-line bg-sunken px-4 py-3 font-mono text-sm break-all whitespace-pre-wrap"
    >
      {children}
    </pre>
  </section>
);

/** It's sent without line breaks; the button copies what the signature covers. */
const indented = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);
