import { useMutation, useQueryClient } from '@tanstack/react-query';
import { membershipRequestInputBounds } from '#generated/bounds/MembershipRequestInput.gen.ts';
import { requestCouncilMembership } from '#generated/councils/requestCouncilMembership.gen.ts';
import type { Council } from '#generated/types.gen.ts';
import { sayErrors } from '#platform/browser/form-errors.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { isolate } from '#ui/isolate.ts';
import { TextDialog } from '#ui/text-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { rereadCouncil } from '../council-cache.ts';

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
      toast({
        message: 'Request sent',
        detail: `We’ll let you know here and by email when ${isolate(owner.name)} answers.`,
        tone: 'success',
      });
      onClose();
    },
    // You may have asked in another tab.
    onError: () => void rereadCouncil(queryClient, id),
  });
  const refused = useRefused(
    ask.error,
    'We couldn’t send your request. Your message is safe. Check your connection and try again.',
  );

  return (
    <TextDialog
      title={`Ask to join ${isolate(councilTitle)}`}
      description={`${isolate(owner.name)} will review your request and see your name, public profile and message.`}
      field={{
        name: 'message',
        label: 'Message to the owner',
        hint: 'Why you’d like to join, and what you’d bring.',
        rows: 5,
        most: membershipRequestInputBounds.message.maxLength,
      }}
      confirm="Send request"
      underWay={ask.isPending ? 'Sending request' : undefined}
      failure={ask.error && sayErrors(refused)}
      onText={(words) => ask.mutate(words)}
      onClose={onClose}
    />
  );
}
