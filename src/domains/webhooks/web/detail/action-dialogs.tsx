/** What is asked before a webhook is changed in a way that its receiver notices. */
import { useMutation } from '@tanstack/react-query';
import type { MadeWebhook, Webhook } from '#generated/types.gen.ts';
import { changeWebhookSecretMutation } from '#generated/webhooks/changeWebhookSecret.gen.ts';
import { deleteWebhook } from '#generated/webhooks/deleteWebhook.gen.ts';
import { switchWebhookMutation } from '#generated/webhooks/switchWebhook.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';

const CHANGE_SECRET: ActionTexts = {
  label: say('webhooks.changeSecret.change'),
  question: say('webhooks.changeSecret.question'),
  description: say('webhooks.changeSecret.consequence'),
  confirm: say('webhooks.changeSecret.confirm'),
  pending: say('webhooks.changeSecret.changing'),
  isDestructive: false,
};
const SWITCH_OFF: ActionTexts = {
  label: say('webhooks.switch.switchOff'),
  question: say('webhooks.switch.question'),
  description: say('webhooks.switch.consequence'),
  confirm: say('webhooks.switch.confirm'),
  pending: say('webhooks.switch.switching'),
  isDestructive: true,
};
const DELETE: ActionTexts = {
  label: say('webhooks.delete.delete'),
  question: say('webhooks.delete.question'),
  description: say('webhooks.delete.consequence'),
  confirm: say('webhooks.delete.confirm'),
  pending: say('webhooks.delete.deleting'),
  isDestructive: true,
};

interface DialogProps {
  webhook: Webhook;
  onClose: () => void;
}

export function ChangeSecretDialog({
  webhook: { id, name },
  onChanged,
  onClose,
}: DialogProps & { onChanged: (made: MadeWebhook) => void }) {
  const changing = useMutation({ ...changeWebhookSecretMutation(), onSuccess: ({ data }) => onChanged(data) });
  const refused = useFormErrors(changing.error, say('webhooks.changeSecret.failed'));
  return (
    <ConfirmDialog
      words={CHANGE_SECRET}
      subject={name}
      isPending={changing.isPending}
      failure={refused.form}
      onConfirm={() => changing.mutate({ path: { id } })}
      onClose={onClose}
    />
  );
}

export function SwitchOffDialog({
  webhook: { id, name },
  onSwitched,
  onClose,
}: DialogProps & { onSwitched: () => void }) {
  const switching = useMutation({ ...switchWebhookMutation(), onSuccess: onSwitched });
  const refused = useFormErrors(switching.error, say('webhooks.switch.failed'));
  return (
    <ConfirmDialog
      words={SWITCH_OFF}
      subject={name}
      isPending={switching.isPending}
      failure={refused.form}
      onConfirm={() => switching.mutate({ path: { id }, body: { isOn: false } })}
      onClose={onClose}
    />
  );
}

export function DeleteWebhookDialog({
  webhook: { id, name },
  onDeleted,
  onClose,
}: DialogProps & { onDeleted: () => void }) {
  const deleting = useMutation({
    mutationFn: async () => {
      await deleteWebhook({ path: { id } }).catch((error: unknown) => {
        // One that is already gone counts as success.
        if (!(isApiError(error, 'refused') && error.status === 404)) throw error;
      });
    },
    onSuccess: onDeleted,
  });
  const refused = useFormErrors(deleting.error, say('webhooks.delete.failed'));
  return (
    <ConfirmDialog
      words={DELETE}
      subject={name}
      isPending={deleting.isPending}
      failure={refused.form}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    />
  );
}
