import { useMutation, useQueryClient } from '@tanstack/react-query';
import { impactAppealInputBounds } from '#generated/bounds/ImpactAppealInput.gen.ts';
import { appealImpactDecision } from '#generated/impacts/appealImpactDecision.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { DraftTextDialog } from '#platform/browser/drafts/draft-text-dialog.tsx';
import { discardUnsentText } from '#platform/browser/drafts/unsent-texts.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { toast } from '#ui/feedback/toast.ts';
import { cacheOwnImpact } from '../mine/cache-own-impact.ts';

export function AppealDialog({ impact, onClose }: { impact: Impact; onClose: () => void }) {
  const queryClient = useQueryClient();
  const appeal = useMutation({
    mutationFn: async (reason: string) =>
      (await appealImpactDecision({ path: { id: impact.id }, body: { reason } })).data.data,
    onSuccess: (changed) => {
      discardUnsentText(impact.id);
      cacheOwnImpact(queryClient, changed);
      toast({
        message: say('impacts.appealDialog.appealSent'),
        detail: say('impacts.appealDialog.sentHint'),
        tone: 'success',
      });
      onClose();
    },
  });
  const refused = useFormErrors(appeal.error, say('impacts.appealDialog.failed'));
  return (
    <DraftTextDialog
      about={[impact.id]}
      title={say('impacts.appealDialog.title')}
      description={say('impacts.appealDialog.intro')}
      confirm={say('impacts.appealDialog.sendAppeal')}
      underWay={appeal.isPending ? say('impacts.appealDialog.sending') : undefined}
      failure={appeal.error && sayErrors(refused)}
      field={{
        name: 'reason',
        label: say('impacts.appealDialog.yourReason'),
        hint: say('impacts.appealDialog.reasonHint'),
        most: impactAppealInputBounds.reason.maxLength,
      }}
      missing={sayMissing('reason')}
      onText={(reason) => appeal.mutate(reason)}
      onClose={onClose}
    />
  );
}
