import { useSelector } from '@xstate/react';
import { say } from '#languages/say.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useEmittedHandler } from '../use-emitted-handler.ts';
import { providedVerificationMailMachine } from './verification-actors.ts';

interface ResendButtonProps {
  machine?: typeof providedVerificationMailMachine;
  label?: string;
}

/** By default for someone whose login token still allows verification: resends the email without another login. */
export function ResendButton({
  machine = providedVerificationMailMachine,
  label = say('auth.resendButton.label'),
}: ResendButtonProps) {
  const flow = useFlow(machine, undefined, useEmittedHandler());
  const isPending = useSelector(flow, (state) => state.hasTag('loading'));
  return (
    <Button
      variant="secondary"
      className="mt-4"
      pending={isPending}
      pendingLabel={say('auth.resendButton.sending')}
      onClick={() => flow.send({ type: 'resend.requested' })}
    >
      {label}
    </Button>
  );
}
