import { useMutation, useQueryClient } from '@tanstack/react-query';
import { impactAppealInputBounds } from '#generated/bounds/ImpactAppealInput.gen.ts';
import { appealImpactDecision } from '#generated/impacts/appealImpactDecision.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { sayErrors } from '#platform/browser/form-errors.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { TextDialog } from '#ui/text-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { forgetMine } from '../mine/mine-cache.ts';

interface AppealDialogProps {
  impact: Impact;
  onClose: () => void;
}

export function AppealDialog({ impact, onClose }: AppealDialogProps) {
  const queryClient = useQueryClient();
  const appeal = useMutation({
    mutationFn: async (reason: string) =>
      (await appealImpactDecision({ path: { id: impact.id }, body: { reason } })).data.data,
    onSuccess: (changed) => {
      forgetMine(queryClient, changed);
      toast({ message: 'Appeal sent', detail: 'Another judge will decide.', tone: 'success' });
      onClose();
    },
  });
  const refused = useRefused(appeal.error, 'We couldn’t send your appeal. Check your connection and try again.');
  return (
    <TextDialog
      title="Appeal this decision"
      description="A different judge will look at it again and see the first decision. You can appeal once. You can still edit and resubmit."
      confirm="Send appeal"
      underWay={appeal.isPending ? 'Sending your appeal' : undefined}
      failure={appeal.error && sayErrors(refused)}
      field={{
        name: 'reason',
        label: 'Your reason',
        hint: 'Tell us what the first judge missed.',
        most: impactAppealInputBounds.reason.maxLength,
      }}
      missing="Fill this in."
      onText={(reason) => appeal.mutate(reason)}
      onClose={onClose}
    />
  );
}
