import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayErrors } from '../../../platform/browser/form-errors.ts';
import { useRefused } from '../../../platform/browser/use-refused.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { DeedQuestion, type DeedWords } from '../../../ui/deed-question.tsx';
import { toast } from '../../../ui/toast.ts';
import { rereadCouncil } from './council-cache.ts';

interface DeedButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  councilId: string;
  words: DeedWords;
  /** What it is done to, by name. */
  subject: string;
  /** Where several such buttons stand, each says what it is about. */
  isSubjectSaid?: boolean;
  act: () => Promise<unknown>;
  done: string;
}

/** Something that is done to a council or to somebody in it: asked once, then done, then the page stands as it is now. */
export function DeedButton(props: DeedButtonProps) {
  const { councilId, words, subject, isSubjectSaid = false, act, done, variant = 'secondary', size, className } = props;
  const queryClient = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const deed = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast({ message: done, tone: 'success' });
      setIsAsked(false);
      await rereadCouncil(queryClient, councilId);
    },
    // What stands in the way may have come since the page was read.
    onError: () => void rereadCouncil(queryClient, councilId),
  });
  const refused = useRefused(deed.error, 'Nothing was changed. Check your connection and try again.');
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={className}
        aria-label={isSubjectSaid ? `${words.label}: ${subject}` : undefined}
        onClick={() => {
          deed.reset();
          setIsAsked(true);
        }}
      >
        {words.label}
      </Button>
      {isAsked && (
        <DeedQuestion
          words={words}
          subject={subject}
          isPending={deed.isPending}
          failure={sayErrors(refused)}
          onConfirm={() => deed.mutate()}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
