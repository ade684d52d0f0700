import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery } from '#generated/types.gen.ts';
import { getWebhookDeliveryOptions } from '#generated/webhooks/getWebhookDelivery.gen.ts';
import { testWebhookMutation } from '#generated/webhooks/testWebhook.gen.ts';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { hasAttemptAhead, sayOutcome } from '../deliveries/delivery-texts.ts';
import { readWebhooksAgain } from '../read-again.ts';

const LOOK_EVERY_MS = 500;
/** An attempt takes ten seconds at most. Later, nothing is sent for a while because the receiver failed often. */
const SOON_MS = 15_000;

/** Sends a test, and says how it went as soon as that is known. */
export function SendTest({ webhook: { id, state } }: { webhook: Webhook }) {
  const queryClient = useQueryClient();
  const sending = useMutation({
    ...testWebhookMutation(),
    onSuccess: () => void readWebhooksAgain(queryClient),
  });
  const sent = sending.data?.data;
  const isOff = state === 'off';
  return (
    <>
      <Button
        off={isOff}
        aria-describedby={isOff ? 'test-off' : undefined}
        pending={sending.isPending}
        pendingLabel={say('webhooks.test.sending')}
        onClick={() => sending.mutate({ path: { id } })}
      >
        {say('webhooks.test.send')}
      </Button>
      {isOff && (
        <p id="test-off" className="mt-2 text-sm text-muted">
          {say('webhooks.test.off')}
        </p>
      )}
      {sending.error && (
        <Notice tone="danger" isLive className="mt-4">
          {sayFailed(say('webhooks.test.failed'), sending.error)}
        </Notice>
      )}
      {sent && !isOff && <Outcome key={sent.id} sent={sent} since={sending.submittedAt} />}
    </>
  );
}

function Outcome({ sent, since }: { sent: WebhookDelivery; since: number }) {
  const read = useQuery({
    ...getWebhookDeliveryOptions({ path: { id: sent.id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (!data || hasAttemptAhead(data.data.delivery) ? LOOK_EVERY_MS : false),
  });
  const delivery = read.data?.data.delivery ?? sent;
  if (hasAttemptAhead(delivery))
    return (
      <Notice isLive className="mt-4">
        {read.dataUpdatedAt - since < SOON_MS ? say('webhooks.test.sending') : say('webhooks.test.delayed')}
      </Notice>
    );
  const hasArrived = delivery.state === 'delivered';
  return (
    <Notice
      tone={hasArrived ? 'success' : 'danger'}
      isLive
      className="mt-4"
      title={hasArrived ? say('webhooks.test.arrived') : say('webhooks.test.notArrived')}
    >
      {sayOutcome(delivery)} {delivery.state === 'retrying' && say('webhooks.test.retrying')}
    </Notice>
  );
}
