import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawApplication } from '#generated/opportunities/withdrawApplication.gen.ts';
import type { ApplicationStanding, OpportunitySummary } from '#generated/types.gen.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { isolate } from '#ui/isolate.ts';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/toast.ts';
import { takeApplication } from './take-application.ts';

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
      takeApplication(queryClient, opportunity.id, answer);
      toast({ message: 'Application withdrawn', tone: 'success' });
      onClose();
    },
    // It may have been decided since the page loaded.
    onError: () => takeApplication(queryClient, opportunity.id, null),
  });
  const { form: failure } = useRefused(
    withdraw.error,
    'We couldn’t withdraw your application. Check your connection and try again.',
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title="Withdraw your application?"
      description={`We’ll withdraw your application for “${isolate(opportunity.title)}” and delete what you wrote. You can apply again while it’s open, under its rules at that time.`}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => withdraw.mutate()}
            pending={withdraw.isPending}
            pendingLabel="Withdrawing"
          >
            Withdraw application
          </Button>
          <Button variant="quiet" autoFocus onClick={onClose}>
            Keep application
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
