import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appealInputBounds } from '#generated/bounds/AppealInput.gen.ts';
import { appealDecision } from '#generated/care/appealDecision.gen.ts';
import { listMyDecisionsQueryKey } from '#generated/care/listMyDecisions.gen.ts';
import { sayErrors } from '#platform/browser/form-errors.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { TextDialog } from '#ui/text-dialog.tsx';
import { toast } from '#ui/toast.ts';

interface DecisionAppealDialogProps {
  id: string;
  onClose: () => void;
}

export function DecisionAppealDialog({ id, onClose }: DecisionAppealDialogProps) {
  const queryClient = useQueryClient();
  const appeal = useMutation({
    mutationFn: async (message: string) => await appealDecision({ path: { id }, body: { message } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: listMyDecisionsQueryKey() });
      toast({ message: 'Appeal sent', detail: 'We’ll let you know the answer.', tone: 'success' });
      onClose();
    },
  });
  const refused = useRefused(appeal.error, 'We couldn’t send your appeal. Check your connection and try again.');
  return (
    <TextDialog
      title="Appeal this decision"
      description="Someone else will look at it again, where there’s another admin. You can appeal once."
      confirm="Send appeal"
      underWay={appeal.isPending ? 'Sending your appeal' : undefined}
      failure={appeal.error && sayErrors(refused)}
      field={{
        name: 'message',
        label: 'Your reason',
        hint: 'Tell us why the decision should be reversed.',
        most: appealInputBounds.message.maxLength,
      }}
      missing="Fill this in."
      onText={(message) => appeal.mutate(message)}
      onClose={onClose}
    />
  );
}
