import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayErrors } from '#platform/browser/form-errors.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { type ActionTexts, ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { rereadCouncil } from './council-cache.ts';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  councilId: string;
  words: ActionTexts;
  /** Name of what it's done to. */
  subject: string;
  /** For lists: adds the subject to the accessible name. */
  isSubjectSaid?: boolean;
  act: () => Promise<unknown>;
  done: string;
}

/** An action on a council or member, with a confirmation. Refetches the council afterwards. */
export function ActionButton(props: ActionButtonProps) {
  const { councilId, words, subject, isSubjectSaid = false, act, done, variant = 'secondary', size, className } = props;
  const queryClient = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const action = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast({ message: done, tone: 'success' });
      setIsAsked(false);
      await rereadCouncil(queryClient, councilId);
    },
    // The council may have changed since the page loaded.
    onError: () => void rereadCouncil(queryClient, councilId),
  });
  const refused = useRefused(action.error, 'We couldn’t save that. Check your connection and try again.');
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={className}
        aria-label={isSubjectSaid ? `${words.label}: ${subject}` : undefined}
        onClick={() => {
          action.reset();
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
          onConfirm={() => action.mutate()}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
