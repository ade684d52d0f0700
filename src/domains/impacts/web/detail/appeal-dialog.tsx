import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appealImpactDecision } from '#generated/impacts/appealImpactDecision.gen.ts';
import { zImpactAppealInput } from '#generated/schemas/ImpactAppealInput.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { useContractForm } from '#platform/browser/use-contract-form.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast.ts';
import { forgetMine } from '../mine/mine-cache.ts';

interface AppealDialogProps {
  impact: Impact;
  onClose: () => void;
}

export function AppealDialog({ impact, onClose }: AppealDialogProps) {
  const queryClient = useQueryClient();
  const appeal = useMutation({
    mutationFn: async (body: { reason: string }) =>
      (await appealImpactDecision({ path: { id: impact.id }, body })).data.data,
    onSuccess: (changed) => {
      forgetMine(queryClient, changed);
      toast({ message: 'Appeal sent', detail: 'Another judge will decide.', tone: 'success' });
      onClose();
    },
  });
  const form = useContractForm({
    schema: zImpactAppealInput,
    defaultValues: { reason: '' },
    labels: { reason: 'Your reason' },
    refused: useRefused(appeal.error, 'We couldn’t send your appeal. Check your connection and try again.'),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Appeal this decision"
      description="A different judge will look at it again and see the first decision. You can appeal once. You can still edit and resubmit."
    >
      <Form
        onSubmit={form.handleSubmit((body) => appeal.mutate(body))}
        errors={form.summary}
        attempt={form.attempt}
        failure={form.failure}
      >
        <TextArea {...form.field('reason')} hint="Tell us what the first judge missed." autoFocus />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={appeal.isPending} pendingLabel="Sending your appeal">
            Send appeal
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {' '}
            Cancel{' '}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
