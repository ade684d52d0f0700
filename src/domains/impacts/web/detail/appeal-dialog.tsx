import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appealImpactDecision } from '../../../../../generated/impacts/appealImpactDecision.gen.ts';
import { zImpactAppealInput } from '../../../../../generated/schemas/ImpactAppealInput.gen.ts';
import type { Impact } from '../../../../../generated/types.gen.ts';
import { useContractForm } from '../../../../platform/browser/use-contract-form.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Form } from '../../../../ui/form.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { toast } from '../../../../ui/toast.ts';
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
      toast({ message: 'Your appeal is sent', detail: 'Another judge decides on it.', tone: 'success' });
      onClose();
    },
  });
  const form = useContractForm({
    schema: zImpactAppealInput,
    defaultValues: { reason: '' },
    labels: { reason: 'Your reason' },
    refused: useRefused(appeal.error, 'The appeal was not sent. Check your connection and try again.'),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Appeal against the decision"
      description="Another judge looks at it anew, with the first decision before them. You can appeal once; editing it and sending it again stays open."
    >
      <Form
        onSubmit={form.handleSubmit((body) => appeal.mutate(body))}
        errors={form.summary}
        attempt={form.attempt}
        failure={form.failure}
      >
        <TextArea {...form.field('reason')} hint="Say what the first judge did not see or did not know." autoFocus />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={appeal.isPending} pendingLabel="Sending the appeal">
            Send the appeal
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
