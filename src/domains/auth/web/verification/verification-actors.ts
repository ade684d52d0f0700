import { fromPromise } from 'xstate';
import { resendToRegistered } from '#generated/auth/resendToRegistered.gen.ts';
import { resendVerificationMail } from '#generated/auth/resendVerificationMail.gen.ts';
import { verifyEmail } from '#generated/auth/verifyEmail.gen.ts';
import { oncePerToken } from '#platform/browser/session/once-per-token.ts';
import { justReceived } from '#platform/browser/session/token-storage.ts';
import type { OpenedSession } from '../../flows/session-types.ts';
import { verificationMailMachine } from '../../flows/verification-mail.ts';
import { verifyEmailMachine } from '../../flows/verify-email.ts';

const verifyOnce = oncePerToken<OpenedSession | null>();

export const providedVerificationMailMachine = verificationMailMachine.provide({
  actors: {
    resendVerificationMail: fromPromise(async () => {
      await resendVerificationMail();
    }),
  },
});

/** In the browser that registered. */
export const providedRegisteredMailMachine = verificationMailMachine.provide({
  actors: {
    resendVerificationMail: fromPromise(async () => {
      await resendToRegistered();
    }),
  },
});

export const providedVerifyEmailMachine = verifyEmailMachine.provide({
  actors: {
    verifyEmail: fromPromise(({ input: { tokenParam } }) =>
      verifyOnce(tokenParam, async () => {
        const { data } = await verifyEmail({ path: { tokenParam } });
        if (data.data === null) return null;
        const { user, ...tokens } = data.data;
        return { user, tokens: justReceived(tokens) };
      }),
    ),
  },
});
