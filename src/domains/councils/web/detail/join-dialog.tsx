import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { requestCouncilMembership } from '../../../../../generated/councils/requestCouncilMembership.gen.ts';
import type { Council } from '../../../../../generated/types.gen.ts';
import { sayErrors } from '../../../../platform/browser/form-errors.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { toast } from '../../../../ui/toast.ts';
import { rereadCouncil } from '../council-cache.ts';

const MOST_LETTERS = 1000;

interface JoinDialogProps {
  council: Council;
  onClose: () => void;
}

export function JoinDialog({ council: { id, councilTitle, owner }, onClose }: JoinDialogProps) {
  const queryClient = useQueryClient();
  const formId = useId();
  const [message, setMessage] = useState('');
  const ask = useMutation({
    mutationFn: () => {
      const words = message.trim();
      return requestCouncilMembership({ body: { councilId: id, ...(words !== '' && { message: words }) } });
    },
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

  function submit(event: FormEvent) {
    event.preventDefault();
    ask.mutate();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Ask to join ${councilTitle}`}
      description={`${owner.name} decides, and sees your name, your public profile and what you write here.`}
      actions={
        <>
          <Button type="submit" form={formId} pending={ask.isPending} pendingLabel="Sending your request">
            Send the request
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-5">
        <TextArea
          name="message"
          label="A word to the owner"
          optional
          hint="Why you would like to join, and what you bring."
          rows={5}
          maxLength={MOST_LETTERS}
          autoFocus
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        {ask.error && (
          <Notice tone="danger" isLive>
            {sayErrors(refused)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
