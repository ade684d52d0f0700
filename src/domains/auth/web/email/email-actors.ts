import { fromPromise } from 'xstate';
import { cancelEmailChange } from '#generated/auth/cancelEmailChange.gen.ts';
import { changeEmail } from '#generated/auth/changeEmail.gen.ts';
import { confirmEmailChange } from '#generated/auth/confirmEmailChange.gen.ts';
import { getEmailChange } from '#generated/auth/getEmailChange.gen.ts';
import { resendEmailChange } from '#generated/auth/resendEmailChange.gen.ts';
import { undoEmailChange } from '#generated/auth/undoEmailChange.gen.ts';
import { emailChangeMachine } from '../../flows/email-change.ts';
import { emailLinkMachine } from '../../flows/email-link.ts';

export const providedEmailChangeMachine = emailChangeMachine.provide({
  actors: {
    readEmailChange: fromPromise(async () => (await getEmailChange()).data.data.pending),
    changeEmail: fromPromise(async ({ input: { values } }) => (await changeEmail({ body: values })).data.data.pending),
    resendEmailChange: fromPromise(async () => (await resendEmailChange()).data.data.pending),
    cancelEmailChange: fromPromise(async () => {
      await cancelEmailChange();
    }),
  },
});

export const providedEmailLinkMachine = emailLinkMachine.provide({
  actors: {
    followLink: fromPromise(async ({ input: { purpose, tokenParam } }) => {
      const path = { tokenParam };
      if (purpose === 'confirm') return (await confirmEmailChange({ path })).data.data.email;
      await undoEmailChange({ path });
      return null;
    }),
  },
});
