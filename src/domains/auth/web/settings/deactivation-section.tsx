import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { deactivateAccount } from '#generated/auth/deactivateAccount.gen.ts';
import type { CurrentUser } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { deactivationMachine } from '../../flows/deactivation.ts';
import { homeOf } from '../../flows/session-selectors.ts';
import { RETURN_DAYS } from '../../return-days.ts';
import { useSession } from '../session/session-provider.tsx';

const machine = deactivationMachine.provide({
  actors: {
    deactivateAccount: fromPromise(async () => {
      await deactivateAccount();
    }),
  },
});

const WORDS: ActionTexts = {
  label: say('auth.deactivationSection.deactivateAccount'),
  question: say('auth.deactivationSection.question'),
  description: say('auth.deactivationSection.consequence', { days: RETURN_DAYS }),
  confirm: say('auth.deactivationSection.deactivate'),
  pending: say('auth.deactivationSection.deactivating'),
  isDestructive: true,
};

export function DeactivationSection({ user }: { user: CurrentUser }) {
  const session = useSession();
  const flow = useFlow(machine, undefined, (emitted) => session.send(emitted));
  const state = useSelector(flow, (snapshot) => snapshot);
  const isBusy = state.hasTag('loading');
  return (
    <div className="mt-8 max-w-prose">
      <h2 className="text-xl">{say('auth.deactivationSection.effect.heading')}</h2>
      <ul className="mt-3 list-disc space-y-2 ps-6">
        <li>{say('auth.deactivationSection.effect.sessions')}</li>
        <li>{say('auth.deactivationSection.effect.profile')}</li>
        <li>{say('auth.deactivationSection.effect.content')}</li>
        <li>{say('auth.deactivationSection.effect.erasure', { days: readPageSettings().eraseAfterDays })}</li>
        <li>{say('auth.deactivationSection.returnHint', { email: user.email, days: RETURN_DAYS })}</li>
      </ul>
      <p className="mt-5">
        <Phrase
          text={say('auth.deactivationSection.downloadHint')}
          parts={{ data: (text) => <TextLink to={`${homeOf(user.role)}/settings/data`}>{text}</TextLink> }}
        />
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
