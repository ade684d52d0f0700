import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appealInputBounds } from '#generated/bounds/AppealInput.gen.ts';
import { appealDecision } from '#generated/care/appealDecision.gen.ts';
import { listMyDecisionsQueryKey } from '#generated/care/listMyDecisions.gen.ts';
import { say } from '#languages/say.ts';
import { DraftTextDialog } from '#platform/browser/drafts/draft-text-dialog.tsx';
import { discardUnsentText } from '#platform/browser/drafts/unsent-texts.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { toast } from '#ui/feedback/toast.ts';

interface DecisionAppealDialogProps {
  id: string;
  onClose: () => void;
}

export function DecisionAppealDialog({ id, onClose }: DecisionAppealDialogProps) {
  const queryClient = useQueryClient();
  const appeal = useMutation({
    mutationFn: async (message: string) => await appealDecision({ path: { id }, body: { message } }),
    onSuccess: async () => {
      discardUnsentText(id);
      await queryClient.invalidateQueries({ queryKey: listMyDecisionsQueryKey() });
      toast({
        message: say('care.decisionAppealDialog.appealSent'),
        detail: say('care.decisionAppealDialog.sentHint'),
        tone: 'success',
      });
      onClose();
    },
  });
  const refused = useFormErrors(appeal.error, say('care.decisionAppealDialog.failed'));
  return (
    <DraftTextDialog
      about={[id]}
      title={say('care.decisionAppealDialog.title')}
      description={say('care.decisionAppealDialog.intro')}
      confirm={say('care.decisionAppealDialog.sendAppeal')}
      underWay={appeal.isPending ? say('care.decisionAppealDialog.sending') : undefined}
      failure={appeal.error && sayErrors(refused)}
      field={{
        name: 'message',
        label: say('care.decisionAppealDialog.yourReason'),
        hint: say('care.decisionAppealDialog.reasonHint'),
        most: appealInputBounds.message.maxLength,
      }}
      missing={sayMissing('reason')}
      onText={(message) => appeal.mutate(message)}
      onClose={onClose}
    />
  );
}
