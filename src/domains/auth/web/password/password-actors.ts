import { fromPromise } from 'xstate';
import { forgotPassword } from '#generated/auth/forgotPassword.gen.ts';
import { resetPassword } from '#generated/auth/resetPassword.gen.ts';
import { forgotPasswordMachine } from '../../flows/forgot-password.ts';
import { resetPasswordMachine } from '../../flows/reset-password.ts';

export const providedForgotPasswordMachine = forgotPasswordMachine.provide({
  actors: {
    forgotPassword: fromPromise(async ({ input }) => {
      await forgotPassword({ body: input });
    }),
  },
});

export const providedResetPasswordMachine = resetPasswordMachine.provide({
  actors: {
    resetPassword: fromPromise(async ({ input: { tokenParam, values } }) => {
      await resetPassword({ path: { tokenParam }, body: values });
    }),
  },
});
