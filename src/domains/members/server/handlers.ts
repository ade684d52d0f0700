import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/caller.ts';
import { ok } from '../../../platform/http/envelope.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { presentCurrentUser } from './present.ts';
import { readOwnAccount, updateOwnProfile } from './service.ts';

type MemberHandlers = Handlers<'getCurrentUser' | 'updateProfile'>;

export function createMemberHandlers(db: Db): MemberHandlers {
  return {
    getCurrentUser: async (request, reply) => {
      const { member, ...standing } = await readOwnAccount(db, callerOf(request).userId);
      return reply.code(200).send(ok('Your account.', presentCurrentUser(member, standing)));
    },

    updateProfile: async (request, reply) => {
      const { userId } = callerOf(request);
      await updateOwnProfile(db, userId, request.body);
      const { member, ...standing } = await readOwnAccount(db, userId);
      return reply.code(200).send(ok('Your profile is saved.', presentCurrentUser(member, standing)));
    },
  };
}
