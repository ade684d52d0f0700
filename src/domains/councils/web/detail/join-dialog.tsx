import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestCouncilMembership } from '../../../../../generated/councils/requestCouncilMembership.gen.ts';
import type { Council } from '../../../../../generated/types.gen.ts';
import { sayErrors } from '../../../../platform/browser/form-errors.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { toast } from '../../../../ui/toast.ts';
import { WordsDialog } from '../../../../ui/words-dialog.tsx';
import { rereadCouncil } from '../council-cache.ts';

const MOST_LETTERS = 1000;

interface JoinDialogProps {
  council: Council;
  onClose: () => void;
}

export function JoinDialog({ council: { id, councilTitle, owner }, onClose }: JoinDialogProps) {
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: (words: string) =>
      requestCouncilMembership({ body: { councilId: id, ...(words !== '' && { message: words }) } }),
    onSuccess: async () => {
      await rereadCouncil(queryClient, id);
      toast({ message: 'You asked to join', detail: `${owner.name} answers, here and by mail.`, tone: 'success' });
      onClose();
    },
    // Somebody may have asked in another tab.
    onError: () => void rereadCouncil(queryClient, id),
  });
  const refused = useRefused(
    ask.error,
    'It was not sent. What you wrote is kept: check your connection and try again.',
  );

  return (
    <WordsDialog
      title={`Ask to join ${councilTitle}`}
      description={`${owner.name} decides, and sees your name, your public profile and what you write here.`}
      field={{
        name: 'message',
        label: 'A word to the owner',
        hint: 'Why you would like to join, and what you bring.',
        rows: 5,
        maxLength: MOST_LETTERS,
      }}
      send={{ label: 'Send the request', pendingLabel: 'Sending your request', isPending: ask.isPending }}
      failure={ask.error && sayErrors(refused)}
      onSend={(words) => ask.mutate(words)}
      onClose={onClose}
    />
  );
}
