import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MadeWebhook, Webhook } from '#generated/types.gen.ts';
import { switchWebhookMutation } from '#generated/webhooks/switchWebhook.gen.ts';
import { say } from '#languages/say.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { EditWebhookDialog } from '../form/edit-webhook-dialog.tsx';
import { SecretDialog } from '../form/secret-dialog.tsx';
import { forgetWebhookLists, readWebhooksAgain } from '../read-again.ts';
import { HELD_WEBHOOKS_PATH, webhooksPageOf } from '../webhook-paths.ts';
import { ChangeSecretDialog, DeleteWebhookDialog, SwitchOffDialog } from './action-dialogs.tsx';
import { SendTest } from './send-test.tsx';

type Open = 'edit' | 'secret' | 'off' | 'delete' | MadeWebhook;

/** Admins can only switch and delete what isn't theirs. */
export function WebhookActions({ webhook, isOwn }: { webhook: Webhook; isOwn: boolean }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { home } = useKnownViewer();
  const [open, setOpen] = useState<Open | null>(null);
  const look = () => readWebhooksAgain(queryClient);
  const close = () => setOpen(null);
  const isOff = webhook.state === 'off';
  const switchingOn = useMutation({
    ...switchWebhookMutation(),
    onSuccess: () => finish(say('webhooks.switch.on')),
    onError: (error) => toastFailed(say('webhooks.switch.failed'), error),
  });
  function finish(message: string) {
    toast({ message, tone: 'success' });
    close();
    void look();
  }
  function leave() {
    toast({ message: say('webhooks.delete.done'), tone: 'success' });
    forgetWebhookLists(queryClient);
    void navigate(isOwn ? webhooksPageOf(home) : HELD_WEBHOOKS_PATH);
  }
  function showSecret(made: MadeWebhook) {
    setOpen(made);
    void look();
  }
  return (
    <div className="mt-8">
      {isOwn && <SendTest webhook={webhook} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {isOwn && (
          <>
            <Button variant="secondary" size="sm" onClick={() => setOpen('edit')}>
              {say('webhooks.edit.edit')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setOpen('secret')}>
              {say('webhooks.changeSecret.change')}
            </Button>
          </>
        )}
        {isOff ? (
          <Button
            variant="secondary"
            size="sm"
            pending={switchingOn.isPending}
            pendingLabel={say('webhooks.switch.switching')}
            onClick={() => switchingOn.mutate({ path: { id: webhook.id }, body: { isOn: true } })}
          >
            {say('webhooks.switch.switchOn')}
          </Button>
        ) : (
          <Button variant="secondary" size="sm" onClick={() => setOpen('off')}>
            {say('webhooks.switch.switchOff')}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => setOpen('delete')}>
          {say('webhooks.delete.delete')}
        </Button>
      </div>
      {open === 'edit' && (
        <EditWebhookDialog webhook={webhook} onSaved={() => finish(say('webhooks.edit.saved'))} onClose={close} />
      )}
      {open === 'secret' && <ChangeSecretDialog webhook={webhook} onChanged={showSecret} onClose={close} />}
      {open === 'off' && (
        <SwitchOffDialog webhook={webhook} onSwitched={() => finish(say('webhooks.switch.off'))} onClose={close} />
      )}
      {open === 'delete' && <DeleteWebhookDialog webhook={webhook} onDeleted={leave} onClose={close} />}
      {open !== null && typeof open === 'object' && <SecretDialog made={open} onClose={close} />}
    </div>
  );
}
