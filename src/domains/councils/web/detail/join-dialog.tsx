import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayName } from '#domains/people/model.ts';
import { membershipRequestInputBounds } from '#generated/bounds/MembershipRequestInput.gen.ts';
import { requestCouncilMembership } from '#generated/councils/requestCouncilMembership.gen.ts';
import type { Council } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { DraftTextDialog } from '#platform/browser/drafts/draft-text-dialog.tsx';
import { discardUnsentText } from '#platform/browser/drafts/unsent-texts.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { isolate } from '#ui/shared/isolate.ts';

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
      discardUnsentText(id);
      await makeStale(queryClient, 'councils', 'comments');
      onClose();
    },
    // The viewer may have sent a request in another tab.
    onError: () => void makeStale(queryClient, 'councils', 'comments'),
  });
  const refused = useFormErrors(ask.error, say('councils.joinDialog.failed'));

  return (
    <DraftTextDialog
      about={[id]}
      title={say('councils.joinDialog.title', { councilTitle: isolate(councilTitle) })}
      description={say('councils.joinDialog.intro', { name: isolate(sayName(owner)) })}
      field={{
        name: 'message',
        label: say('councils.joinDialog.message'),
        hint: say('councils.joinDialog.messageHint'),
        rows: 5,
        most: membershipRequestInputBounds.message.maxLength,
      }}
      confirm={say('councils.joinDialog.sendRequest')}
      underWay={ask.isPending ? say('councils.joinDialog.sendingRequest') : undefined}
      failure={ask.error && sayErrors(refused)}
      onText={(words) => ask.mutate(words)}
      onClose={onClose}
    />
  );
}
