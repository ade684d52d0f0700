import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withdrawRegistrationMutation } from '#generated/auth/withdrawRegistration.gen.ts';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useSession } from '../session/session-provider.tsx';

const WORDS: ActionTexts = {
  label: say('auth.waitingPage.withdraw'),
  question: say('auth.waitingPage.withdrawQuestion'),
  description: say('auth.waitingPage.withdrawLead'),
  confirm: say('auth.waitingPage.withdraw'),
  pending: say('auth.waitingPage.withdrawing'),
  isDestructive: true,
};

export function WithdrawRegistration({ onWithdrawn }: { onWithdrawn: () => void }) {
  const session = useSession();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...withdrawRegistrationMutation(),
    onSuccess: () => {
      onWithdrawn();
      // The account is gone, and so is what its token was for.
      session.send({ type: 'logout.requested' });
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {WORDS.label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          words={WORDS}
          subject={say('app.authPages.waiting')}
          isPending={isPending}
          failure={error ? sayFailed(say('auth.waitingPage.withdrawFailed'), error) : null}
          onConfirm={() => mutate({})}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
