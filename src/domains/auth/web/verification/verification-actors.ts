import { fromPromise } from 'xstate';
import { resendToRegistered } from '#generated/auth/resendToRegistered.gen.ts';
import { resendVerificationMail } from '#generated/auth/resendVerificationMail.gen.ts';
import { verifyEmail } from '#generated/auth/verifyEmail.gen.ts';
import { oncePerToken } from '#platform/browser/session/once-per-token.ts';
import { justReceived } from '#platform/browser/session/token-storage.ts';
import { verificationMailMachine } from '../../flows/verification-mail.ts';
import { type Verified, verifyEmailMachine } from '../../flows/verify-email.ts';

const verifyOnce = oncePerToken<Verified>();

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
        const isPending = data.status === 202;
        if (data.data === null) return { session: null, isPending };
        const { user, accessToken } = data.data;
        const refreshToken = 'refreshToken' in data.data ? data.data.refreshToken : null;
        return { session: { user, tokens: justReceived({ accessToken, refreshToken }) }, isPending };
      }),
    ),
  },
});
