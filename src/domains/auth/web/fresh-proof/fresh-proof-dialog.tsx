import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { getFactors } from '#generated/auth/getFactors.gen.ts';
import { proveIdentity } from '#generated/auth/proveIdentity.gen.ts';
import { getCurrentUser } from '#generated/users/getCurrentUser.gen.ts';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { freshProofMachine } from '../../flows/fresh-proof.ts';
import { askForPasskey } from '../passkeys/ask-for-passkey.ts';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { useSession } from '../session/session-provider.tsx';
import { settleProof } from './asked-proof.ts';
import { ProofForm } from './proof-form.tsx';

const machine = freshProofMachine.provide({
  actors: {
    readWays: fromPromise(async ({ signal }) => {
      const [user, factors] = await Promise.all([getCurrentUser({ signal }), getFactors({ signal })]);
      const { app, passkeys, recoveryCodesLeft } = factors.data.data;
      return {
        password: user.data.data.hasPassword,
        code: app !== null || recoveryCodesLeft > 0,
        passkey: passkeys.length > 0 && canUsePasskeys(),
      };
    }),
    proveIdentity: fromPromise(async ({ input: { proof }, signal }) => {
      const body = proof === 'passkey' ? { passkey: await askForPasskey({ signal }) } : proof;
      await proveIdentity({ body, signal });
    }),
  },
});

/** Asks for the password, a code or a passkey while a call waits for it. */
export function FreshProofDialog() {
  const session = useSession();
  const navigate = useNavigate();
  const flow = useFlow(machine, undefined, (emitted) => {
    if (emitted.type === 'proof.settled') return settleProof(emitted.isProven);
    // The session's end keeps the place that the login leads back to.
    session.send({ type: 'logout.requested' });
    void navigate('/auth/login');
  });
  const state = useSelector(flow, (snapshot) => snapshot);
  const { ways, errors, error } = state.context;
  const close = () => flow.send({ type: 'proof.declined' });
  const isWayless = state.matches('wayless');
  if (state.matches('asking') || state.matches('checking')) {
    return (
      <ProofForm
        ways={ways}
        refused={errors}
        isPending={state.matches('checking')}
        onSubmit={(proof) => flow.send({ type: 'proof.given', proof })}
        onClose={close}
      />
    );
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      title={say('auth.freshProof.title')}
      description={isWayless ? say('auth.freshProof.wayless') : undefined}
      actions={
        isWayless && (
          <>
            <Button onClick={() => flow.send({ type: 'login.chosen' })}>{say('auth.freshProof.logIn')}</Button>
            <Button variant="secondary" onClick={close}>
              {say('ui.questionDialog.cancel')}
            </Button>
          </>
        )
      }
    >
      {state.matches('reading') && (
        <LoadingState label={say('auth.freshProof.loading')}>
          <SkeletonText lines={2} />
        </LoadingState>
      )}
      {state.matches('unread') && (
        <FailedState onRetry={() => flow.send({ type: 'reading.retried' })}>
          {sayFailed(say('auth.freshProof.unread'), error)}
        </FailedState>
      )}
    </Dialog>
  );
}
