import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/caller.ts';
import { ok } from '../../../platform/http/envelope.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { PresentMedia } from '../../media/server/service.ts';
import { readAvatar } from './avatar.service.ts';
import { presentCurrentUser } from './present.ts';
import { readOwnAccount, updateOwnProfile } from './service.ts';

type MemberHandlers = Handlers<'getCurrentUser' | 'updateProfile'>;

export function createMemberHandlers({ db, presentMedia }: { db: Db; presentMedia: PresentMedia }): MemberHandlers {
  const readCurrentUser = async (userId: string) => {
    const { member, ...standing } = await readOwnAccount(db, userId);
    const avatar = await readAvatar(db, member.avatarMediaId, presentMedia);
    return presentCurrentUser(member, { ...standing, avatar });
  };
  return {
    getCurrentUser: async (request, reply) => {
      return reply.code(200).send(ok('Your account.', await readCurrentUser(callerOf(request).userId)));
    },

    updateProfile: async (request, reply) => {
      const { userId } = callerOf(request);
      await updateOwnProfile(db, userId, request.body);
      return reply.code(200).send(ok('Your profile is saved.', await readCurrentUser(userId)));
    },
  };
}
