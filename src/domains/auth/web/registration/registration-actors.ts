import { fromPromise } from 'xstate';
import { registerInvitedUser } from '#generated/auth/registerInvitedUser.gen.ts';
import { registerUser } from '#generated/users/registerUser.gen.ts';
import { registrationMachine } from '../../flows/registration.ts';

export const providedRegistrationMachine = registrationMachine.provide({
  actors: {
    register: fromPromise(async ({ input: { values, inviteId } }) => {
      if (inviteId === null) await registerUser({ body: values });
      else await registerInvitedUser({ body: values, query: { inviteid: inviteId } });
    }),
  },
});
