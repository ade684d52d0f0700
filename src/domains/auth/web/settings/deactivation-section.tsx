import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { deactivateAccount } from '#generated/auth/deactivateAccount.gen.ts';
import type { CurrentUser } from '#generated/types.gen.ts';
import { useFlow } from '#platform/browser/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { type ActionTexts, ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { deactivationMachine } from '../../flows/deactivation.ts';
import { homeOf } from '../../flows/session-selectors.ts';
import { RETURN_DAYS } from '../../leaving.ts';
import { useSession } from '../session/session-provider.tsx';

const machine = deactivationMachine.provide({
  actors: {
    deactivateAccount: fromPromise(async () => {
      await deactivateAccount();
    }),
  },
});

const WORDS: ActionTexts = {
  label: 'Deactivate account',
  question: 'Deactivate your account',
  brings: `You’ll be logged out everywhere and your profile will be hidden. Log in within ${RETURN_DAYS} days to undo this; after that, only an admin can reactivate it.`,
  confirm: 'Deactivate',
  pending: 'Deactivating',
  isDestructive: true,
};

export function DeactivationSection({ user }: { user: CurrentUser }) {
  const session = useSession();
  const flow = useFlow(machine, undefined, (emitted) => session.send(emitted));
  const state = useSelector(flow, (snapshot) => snapshot);
  const isBusy = state.hasTag('loading');
  return (
    <div className="mt-8 max-w-prose">
      <h2 className="text-xl">What happens</h2>
      <ul className="mt-3 list-disc space-y-2 pl-6">
        <li>You’re logged out on every device.</li>
        <li>Your profile and picture disappear from the directory, search and leaderboard.</li>
        <li>Everything you published stays, under “Former member” instead of your name.</li>
        <li>
          Changed your mind? Log in as {user.email} within {RETURN_DAYS} days and your account is active again, points
          included. After that, only an admin can reactivate it.
        </li>
      </ul>
      <p className="mt-5">
        You can <TextLink to={`${homeOf(user.role)}/settings/data`}>download your data</TextLink> before you go.
      </p>
      <Button variant="danger" className="mt-6" onClick={() => flow.send({ type: 'question.asked' })}>
        {WORDS.label}
      </Button>
      {(isBusy || state.matches('asking')) && (
        <ConfirmDialog
          words={WORDS}
          subject={user.email}
          isPending={isBusy}
          failure={state.context.failure}
          onConfirm={() => flow.send({ type: 'deactivation.confirmed' })}
          onClose={() => flow.send({ type: 'question.dropped' })}
        />
      )}
    </div>
  );
}
