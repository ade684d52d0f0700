import { useQuery } from '@tanstack/react-query';
import type { Webhook } from '#generated/types.gen.ts';
import { listMyWebhooksOptions } from '#generated/webhooks/listMyWebhooks.gen.ts';
import { EditWebhookDialog } from '../form/edit-webhook-dialog.tsx';

interface EditFoundProps {
  webhook: Webhook;
  onSaved: () => void;
  onClose: () => void;
}

/** The form, once it's known which events there are to choose from. */
export function EditFound({ webhook, ...rest }: EditFoundProps) {
  const read = useQuery(listMyWebhooksOptions());
  const choice = read.data?.data.choices.find(
    ({ subject, council }) => subject === webhook.subject && council?.id === webhook.council?.id,
  );
  if (read.isPending) return null;
  // Without a choice, its owner may not have it any more, and the server says so.
  return <EditWebhookDialog webhook={webhook} offered={choice?.events ?? webhook.events} {...rest} />;
}
