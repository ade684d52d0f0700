import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { deactivateAccount } from '../../../../../generated/auth/deactivateAccount.gen.ts';
import type { CurrentUser } from '../../../../../generated/types.gen.ts';
import { useFlow } from '../../../../platform/browser/use-flow.ts';
import { Button } from '../../../../ui/button.tsx';
import { DeedQuestion, type DeedWords } from '../../../../ui/deed-question.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { deactivationMachine } from '../../flows/deactivation.ts';
import { homeOf } from '../../flows/session-selectors.ts';
import { useSession } from '../session-provider.tsx';

const machine = deactivationMachine.provide({
  actors: {
    deactivateAccount: fromPromise(async () => {
      await deactivateAccount();
    }),
  },
});

const WORDS: DeedWords = {
  label: 'Deactivate the account',
  question: 'Deactivate your account',
  brings:
    'You are logged out everywhere at once and your profile is gone from the site. Only an administrator can open the account again.',
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
        <li>You are logged out on every device at once, and can not log in any more.</li>
        <li>Your profile and your picture are gone, from the directory, the search and the leaderboard too.</li>
        <li>
          What you did stays: your impacts, the councils you took part in and what you published. “Former member” stands
          there instead of your name.
        </li>
        <li>
          The address {user.email} stays taken. An administrator can open the account again, with its points and without
          the picture.
        </li>
      </ul>
      <p className="mt-5">
        You can <TextLink to={`${homeOf(user.role)}/settings/data`}>download what is kept about you</TextLink> before
        you go.
      </p>
      <Button variant="danger" className="mt-6" onClick={() => flow.send({ type: 'question.asked' })}>
        {WORDS.label}
      </Button>
      {(isBusy || state.matches('asking')) && (
        <DeedQuestion
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
