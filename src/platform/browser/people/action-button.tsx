import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '#languages/say.ts';
import { Button, type ButtonProps } from '#ui/buttons/button.tsx';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { sayErrors } from '../forms/form-errors.ts';
import { useFormErrors } from '../forms/use-form-errors.ts';

export interface ActionButtonProps<Answer> extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  words: ActionTexts;
  /** The name of the thing it acts on. */
  subject: string;
  /** For lists: adds the subject to the accessible name. */
  isSubjectSaid?: boolean;
  /** Asks for a reason: who reads it, and how long it may be. */
  reason?: { hint: string; most: number } | undefined;
  act: (reason: string) => Promise<Answer>;
  done: string;
  onDone: (answer: Answer) => unknown;
  onFailed?: () => unknown;
}

/** An action with a confirmation. */
export function ActionButton<Answer>(props: ActionButtonProps<Answer>) {
  const { words, subject, isSubjectSaid = false, reason, act, done, onDone, onFailed, ...button } = props;
  const [isAsked, setIsAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const action = useMutation({
    mutationFn: () => act(typed.trim()),
    onSuccess: async (answer) => {
      toast({ message: done, tone: 'success' });
      setIsAsked(false);
      await onDone(answer);
    },
    // The thing may have changed since the page loaded.
    onError: () => void onFailed?.(),
  });
  const refused = useFormErrors(action.error, say('platform.actionButton.failed'));

  function confirm() {
    const isMissing = reason !== undefined && typed.trim() === '';
    setFault(isMissing ? say('platform.actionButton.reasonMissing') : undefined);
    if (isMissing) document.getElementById('action-reason')?.focus();
    else action.mutate();
  }

  return (
    <>
      <Button
        variant="secondary"
        {...button}
        aria-label={
          isSubjectSaid
            ? say('platform.actionButton.about', { label: words.label, subject: isolate(subject) })
            : undefined
        }
        onClick={() => {
          action.reset();
          setFault(undefined);
          setIsAsked(true);
        }}
      >
        {words.label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          words={words}
          subject={subject}
          isPending={action.isPending}
          failure={sayErrors(refused)}
          onConfirm={confirm}
          onClose={() => setIsAsked(false)}
        >
          {reason && (
            <TextArea
              name="action-reason"
              label={say('platform.actionButton.reason')}
              hint={reason.hint}
              error={fault}
              value={typed}
              maxLength={reason.most}
              autoFocus
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
