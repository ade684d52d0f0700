import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fromCallback } from 'xstate';
import type { SessionState } from '#domains/auth/flows/session-selectors.ts';
import { type CoverLifted, signUpPromptMachine, type Visitor } from '#domains/auth/flows/sign-up-prompt.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { whenUserIdle } from '#platform/browser/page/when-user-idle.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';

/** If the prompt fails to load, the page carries on without it. */
const SignUpPrompt = lazyPart(
  async () => ({ default: (await import('#domains/community/web/sign-up/sign-up-prompt.tsx')).SignUpPrompt }),
  () => null,
);

const machine = signUpPromptMachine.provide({
  actors: {
    cover: fromCallback<CoverLifted>(({ sendBack }) => whenUserIdle(() => sendBack({ type: 'cover.lifted' }))),
  },
});

export function SignUpPromptGate() {
  const { pathname: path } = useLocation();
  const visitor = useSessionSelector(selectVisitor);
  // The button is a link, so there's nothing to navigate here.
  const flow = useFlow(machine, { path, visitor }, () => undefined);
  const isOpen = useSelector(flow, (state) => state.matches({ waiting: 'open' }));

  useEffect(() => flow.send({ type: 'page.entered', path }), [flow, path]);
  useEffect(() => flow.send({ type: 'visitor.changed', visitor }), [flow, visitor]);

  if (!isOpen) return null;
  return (
    <Suspense>
      <SignUpPrompt
        onDismiss={() => flow.send({ type: 'prompt.dismissed' })}
        onChoose={() => flow.send({ type: 'signUp.chosen' })}
      />
    </Suspense>
  );
}

function selectVisitor(state: SessionState): Visitor {
  if (state.hasTag('restoring')) return 'unknown';
  return state.matches('signedOut') ? 'visitor' : 'known';
}
