import { fromPromise } from 'xstate';
import { resendVerificationMail } from '#generated/auth/resendVerificationMail.gen.ts';
import { verifyEmail } from '#generated/auth/verifyEmail.gen.ts';
import { oncePerToken } from '#platform/browser/once-per-token.ts';
import { verificationMailMachine } from '../../flows/verification-mail.ts';
import { verifyEmailMachine } from '../../flows/verify-email.ts';

const verifyOnce = oncePerToken<void>();

export const providedVerificationMailMachine = verificationMailMachine.provide({
  actors: {
    resendVerificationMail: fromPromise(async () => {
      await resendVerificationMail();
    }),
  },
});

export const providedVerifyEmailMachine = verifyEmailMachine.provide({
  actors: {
    verifyEmail: fromPromise(({ input: { tokenParam } }) =>
      verifyOnce(tokenParam, async () => {
        await verifyEmail({ path: { tokenParam } });
      }),
    ),
  },
});
