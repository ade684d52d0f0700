import { useMutation, useQueryClient } from '@tanstack/react-query';
import { impactAnswerInputBounds } from '#generated/bounds/ImpactAnswerInput.gen.ts';
import { answerImpactQuestion } from '#generated/impacts/answerImpactQuestion.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { DraftTextDialog } from '#platform/browser/drafts/draft-text-dialog.tsx';
import { discardUnsentText } from '#platform/browser/drafts/unsent-texts.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { cacheOwnImpact } from '../mine/cache-own-impact.ts';

export function AnswerDialog({ impact, onClose }: { impact: Impact; onClose: () => void }) {
  const queryClient = useQueryClient();
  const answer = useMutation({
    mutationFn: async (text: string) =>
      (await answerImpactQuestion({ path: { id: impact.id }, body: { answer: text } })).data.data,
    onSuccess: (changed) => {
      discardUnsentText(impact.id);
      cacheOwnImpact(queryClient, changed);
      toast({
        message: say('impacts.answerDialog.sent'),
        detail: say('impacts.answerDialog.sentHint'),
        tone: 'success',
      });
      onClose();
    },
  });
  const refused = useFormErrors(answer.error, say('impacts.answerDialog.failed'));
  return (
    <DraftTextDialog
      about={[impact.id]}
      title={say('impacts.answerDialog.title')}
      description={impact.question?.text ?? ''}
      confirm={say('impacts.answerDialog.send')}
      underWay={answer.isPending ? say('impacts.answerDialog.sending') : undefined}
      failure={answer.error && sayErrors(refused)}
      field={{
        name: 'answer',
        label: say('impacts.answerDialog.answer'),
        hint: say('impacts.answerDialog.hint'),
        most: impactAnswerInputBounds.answer.maxLength,
      }}
      missing={say('impacts.failures.emptyAnswer')}
      onText={(text) => answer.mutate(text)}
      onClose={onClose}
    />
  );
}
