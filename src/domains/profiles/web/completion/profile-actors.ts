import { fromPromise } from 'xstate';
import { updateProfile } from '#generated/users/updateProfile.gen.ts';
import { profileCompletionMachine } from '../../flows/profile-completion.ts';

export const providedProfileCompletionMachine = profileCompletionMachine.provide({
  actors: {
    updateProfile: fromPromise(async ({ input }) => {
      const { data } = await updateProfile({ body: input });
      return data.data;
    }),
  },
});
