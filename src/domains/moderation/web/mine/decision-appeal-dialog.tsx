import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appealInputBounds } from '#generated/bounds/AppealInput.gen.ts';
import { appealDecision } from '#generated/moderation/appealDecision.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { DraftTextDialog } from '#platform/browser/drafts/draft-text-dialog.tsx';
import { discardUnsentText } from '#platform/browser/drafts/unsent-texts.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { toast } from '#ui/feedback/toast.ts';

export function DecisionAppealDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const appeal = useMutation({
    mutationFn: async (message: string) => await appealDecision({ path: { id }, body: { message } }),
    onSuccess: async () => {
      discardUnsentText(id);
      await makeStale(queryClient, 'decisions');
      toast({
        message: say('moderation.decisionAppealDialog.appealSent'),
        detail: say('moderation.decisionAppealDialog.sentHint'),
        tone: 'success',
      });
      onClose();
    },
  });
  const refused = useFormErrors(appeal.error, say('moderation.decisionAppealDialog.failed'));
  return (
    <DraftTextDialog
      about={[id]}
      title={say('moderation.decisionAppealDialog.title')}
      description={say('moderation.decisionAppealDialog.intro')}
      confirm={say('moderation.decisionAppealDialog.sendAppeal')}
      underWay={appeal.isPending ? say('moderation.decisionAppealDialog.sending') : undefined}
      failure={appeal.error && sayErrors(refused)}
      field={{
        name: 'message',
        label: say('moderation.decisionAppealDialog.yourReason'),
        hint: say('moderation.decisionAppealDialog.reasonHint'),
        most: appealInputBounds.message.maxLength,
      }}
      missing={sayMissing('reason')}
      onText={(message) => appeal.mutate(message)}
      onClose={onClose}
    />
  );
}
