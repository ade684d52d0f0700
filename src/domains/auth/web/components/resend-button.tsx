import { useSelector } from '@xstate/react';
import { useFlow } from '../../../../platform/browser/use-flow.ts';
import { Button } from '../../../../ui/button.tsx';
import { useHearing } from '../use-hearing.ts';
import { providedVerificationMailMachine } from '../verification-actors.ts';

/** For a person whose token of a login still serves the verification: the mail comes again without another login. */
export function ResendButton() {
  const flow = useFlow(providedVerificationMailMachine, undefined, useHearing());
  const isPending = useSelector(flow, (state) => state.hasTag('loading'));
  return (
    <Button
      variant="secondary"
      className="mt-4"
      pending={isPending}
      pendingLabel="Sending the mail"
      onClick={() => flow.send({ type: 'resend.requested' })}
    >
      Send a new mail
    </Button>
  );
}
