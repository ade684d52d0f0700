import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawApplication } from '#generated/opportunities/withdrawApplication.gen.ts';
import type { ApplicationStanding, OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { cacheOwnApplication } from '../cached-opportunities.ts';

interface WithdrawDialogProps {
  opportunity: Pick<OpportunitySummary, 'id' | 'title'>;
  application: Pick<ApplicationStanding, 'id'>;
  onClose: () => void;
}

export function WithdrawDialog({ opportunity, application, onClose }: WithdrawDialogProps) {
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: async () => (await withdrawApplication({ path: { id: application.id } })).data.data,
    onSuccess: (answer) => {
      cacheOwnApplication(queryClient, opportunity.id, answer);
      toast({ message: say('opportunities.withdrawDialog.applicationWithdrawn'), tone: 'success' });
      onClose();
    },
    // It may have been decided since the page loaded.
    onError: () => cacheOwnApplication(queryClient, opportunity.id, null),
  });
  const { form: failure } = useFormErrors(withdraw.error, say('opportunities.withdrawDialog.failed'));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={say('opportunities.withdrawDialog.question')}
      description={say('opportunities.withdrawDialog.consequence', {
        title: isolate(opportunity.title),
      })}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => withdraw.mutate()}
            pending={withdraw.isPending}
            pendingLabel={say('opportunities.withdrawDialog.withdrawing')}
          >
            {say('opportunities.withdrawDialog.withdrawApplication')}
          </Button>
          <Button variant="quiet" autoFocus onClick={onClose}>
            {say('opportunities.withdrawDialog.keepApplication')}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
