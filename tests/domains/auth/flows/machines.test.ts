import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, setup } from 'xstate';
import { deactivationMachine } from '#domains/auth/flows/deactivation.ts';
import { forgotPasswordMachine } from '#domains/auth/flows/forgot-password.ts';
import { freshProofMachine } from '#domains/auth/flows/fresh-proof.ts';
import { loginMachine } from '#domains/auth/flows/login.ts';
import { registrationMachine } from '#domains/auth/flows/registration.ts';
import { resetPasswordMachine } from '#domains/auth/flows/reset-password.ts';
import { sessionMachine } from '#domains/auth/flows/session.ts';
import { signUpPromptMachine } from '#domains/auth/flows/sign-up-prompt.ts';
import { verificationMailMachine } from '#domains/auth/flows/verification-mail.ts';
import { verifyEmailMachine } from '#domains/auth/flows/verify-email.ts';
import { impactForm } from '#domains/impacts/flows/impact-form-machine.ts';
import { newsForm } from '#domains/news/flows/news-form-machine.ts';
import { newsMachine } from '#domains/news/lifecycle.ts';
import { dataDownloadMachine } from '#domains/profiles/flows/data-download.ts';
import { profileCompletionMachine } from '#domains/profiles/flows/profile-completion.ts';
import { profileEditing } from '#domains/profiles/flows/profile-editing.ts';
import { profilePictureMachine } from '#domains/profiles/flows/profile-picture-machine.ts';
import { createHeldDecision } from '#platform/browser/decisions/held-decision.ts';

const machines: AnyStateMachine[] = [
  sessionMachine,
  loginMachine,
  registrationMachine,
  forgotPasswordMachine,
  resetPasswordMachine,
  verificationMailMachine,
  verifyEmailMachine,
  signUpPromptMachine,
  profileCompletionMachine,
  deactivationMachine,
  freshProofMachine,
  profileEditing.machine,
  profilePictureMachine,
  dataDownloadMachine,
  createHeldDecision(),
  impactForm.machine,
  newsForm.machine,
  newsMachine,
];

/** Actors that watch the page without calls, so they can't fail. */
const WATCHERS: readonly string[] = ['cover'];

/** Callback actors, which report failures by an event of their own, since a callback never rejects. */
const FAILURES: Readonly<Record<string, string>> = {
  uploadPicture: 'upload.failed',
  downloadArchive: 'download.failed',
};

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** A mistyped delay compiles and fires immediately. */
function unknownDelays(machine: AnyStateMachine): string[] {
  const declared = Object.keys(machine.implementations.delays);
  return nodesOf(machine.root)
    .flatMap((node) => Object.keys(node.config.after ?? {}))
    .filter((key) => !declared.includes(key));
}

describe.each(machines)('the machine $id', (machine) => {
  it('uses only declared delays', () => {
    expect(unknownDelays(machine)).toEqual([]);
  });

  it('describes every state and names its screen', () => {
    for (const node of nodesOf(machine.root)) {
      expect(node.description, `description of ${node.id}`).toMatch(/^[A-Z].+\.$/);
      expect(node.meta, `screen of ${node.id}`).toEqual({ screen: expect.stringMatching(/^\//) });
    }
  });

  it('names every call and handles its failure', () => {
    for (const node of nodesOf(machine.root)) {
      for (const invoke of node.invoke) {
        expect(invoke.id, `a call of ${node.id}`).not.toMatch(/\d+\./);
        if (WATCHERS.includes(invoke.id)) continue;
        const failures = node.transitions.get(FAILURES[invoke.id] ?? `xstate.error.actor.${invoke.id}`) ?? [];
        expect(failures.length, `failures of ${invoke.id}`).toBeGreaterThan(0);
        for (const failure of failures) expect(failure.actions.length, `actions of ${node.id}`).toBeGreaterThan(0);
      }
    }
  });

  it('refuses to run with unprovided actors', () => {
    for (const [name, logic] of Object.entries(machine.implementations.actors)) {
      const create: unknown = 'config' in logic ? logic.config : undefined;
      expect(create).toThrow(`"${name}" is not provided`);
    }
  });
});

it('finds a mistyped delay', () => {
  const mistyped: AnyStateMachine = setup({ delays: { patience: 10 } }).createMachine({
    initial: 'a',
    states: { a: { after: { patience: 'b', patince: 'b' } }, b: {} },
  });
  expect(unknownDelays(mistyped)).toEqual(['patince']);
});
