import { useMutation } from '@tanstack/react-query';
import type { Webhook } from '#generated/types.gen.ts';
import { updateWebhookMutation } from '#generated/webhooks/updateWebhook.gen.ts';
import { say } from '#languages/say.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { eventsOf } from '../../subscriptions.ts';
import { WebhookFields } from './webhook-fields.tsx';
import { WEBHOOK_HELP, WEBHOOK_LABELS, webhookSchema } from './webhook-schema.ts';

interface EditWebhookDialogProps {
  webhook: Webhook;
  onSaved: () => void;
  onClose: () => void;
}

export function EditWebhookDialog({ webhook, onSaved, onClose }: EditWebhookDialogProps) {
  const { id, url, events, name } = webhook;
  const saving = useMutation({ ...updateWebhookMutation(), onSuccess: onSaved });
  const refused = useFormErrors(saving.error, say('webhooks.edit.failed'));
  const form = useContractForm({
    schema: webhookSchema,
    defaultValues: { url, events, name },
    labels: WEBHOOK_LABELS,
    help: WEBHOOK_HELP,
    refused,
  });
  const submit = form.handleSubmit((body) => saving.mutate({ path: { id }, body }));
  return (
    <QuestionDialog
      title={say('webhooks.edit.title')}
      description={say('webhooks.edit.lead')}
      confirm={say('webhooks.edit.save')}
      size="lg"
      underWay={saving.isPending ? say('webhooks.edit.saving') : undefined}
      failure={form.failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <WebhookFields form={form} offered={eventsOf(webhook.subject)} />
    </QuestionDialog>
  );
}
