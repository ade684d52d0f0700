import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerNaming } from '#generated/impacts/answerNaming.gen.ts';
import type { ImpactNaming, ImpactNamingState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { ActionButton } from '#platform/browser/people/action-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import type { ActionTexts } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { can } from '../../naming-lifecycle.ts';
import { keepAnswer } from './keep-answer.ts';

const NOT_THERE: ActionTexts = {
  label: say('impacts.namings.no'),
  question: say('impacts.namings.question'),
  description: say('impacts.namings.consequence'),
  confirm: say('impacts.namings.confirm'),
  pending: say('impacts.namings.saving'),
  isDestructive: true,
};

interface NamingActionsProps {
  id: string;
  title: string;
  state: ImpactNamingState;
  /** For lists: adds the title to the accessible names. */
  isTitleSaid?: boolean;
  onAnswered?: (answered: ImpactNaming) => void;
}

/** The answers that the state of a naming allows. */
export function NamingActions({ id, title, state, isTitleSaid = false, onAnswered }: NamingActionsProps) {
  const queryClient = useQueryClient();
  const answer = async (tookPart: boolean) => (await answerNaming({ path: { id }, body: { tookPart } })).data.data;
  const onDone = (answered: ImpactNaming) => {
    keepAnswer(queryClient, answered);
    onAnswered?.(answered);
  };
  const yes = useMutation({
    mutationFn: () => answer(true),
    onSuccess: (answered) => {
      toast({ message: say('impacts.namings.saidYes'), tone: 'success' });
      onDone(answered);
    },
    onError: (error) => toastFailed(say('impacts.namings.failed'), error),
  });
  // The server knows what else may keep someone from returning.
  const status = { state, canReturn: true };
  const label = state === 'declined' ? say('impacts.namings.back') : say('impacts.namings.yes');
  return (
    <>
      {can(status, { type: 'naming.confirmed' }) && (
        <Button
          variant={state === 'named' ? 'primary' : 'secondary'}
          size="sm"
          aria-label={isTitleSaid ? say('platform.actionButton.about', { label, subject: isolate(title) }) : undefined}
          pending={yes.isPending}
          pendingLabel={say('impacts.namings.saving')}
          onClick={() => yes.mutate()}
        >
          {label}
        </Button>
      )}
      {can(status, { type: 'naming.declined' }) && (
        <ActionButton
          variant={state === 'named' ? 'secondary' : 'quiet'}
          size="sm"
          className={state === 'named' ? undefined : '-ms-3'}
          words={NOT_THERE}
          subject={title}
          isSubjectSaid={isTitleSaid}
          act={() => answer(false)}
          done={say('impacts.namings.saidNo')}
          onDone={onDone}
        />
      )}
    </>
  );
}
