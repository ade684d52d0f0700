import type { Db } from '../../../platform/db/database.ts';
import { createCallLimits } from '../../../platform/http/call-limits.ts';
import { callerOf } from '../../../platform/http/caller.ts';
import { ok } from '../../../platform/http/envelope.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { RateLimiter } from '../../../platform/http/rate-limits.ts';
import type { PresentMedia } from '../../media/server/service.ts';
import { readAvatar } from './avatar.service.ts';
import { presentCurrentUser } from './present.ts';
import { readOwnAccount, updateOwnProfile } from './service.ts';

const AN_HOUR = { windowSeconds: 3600 };
// Every other name is learnt by the search, so a person takes on no great number of them.
const MEMBER_LIMITS = { updateProfile: { perAddress: { max: 1200, ...AN_HOUR }, perAccount: { max: 60, ...AN_HOUR } } };

interface MemberNeeds {
  db: Db;
  limiter: RateLimiter;
  presentMedia: PresentMedia;
}

type MemberHandlers = Handlers<'getCurrentUser' | 'updateProfile'>;

export function createMemberHandlers({ db, limiter, presentMedia }: MemberNeeds): MemberHandlers {
  const limits = createCallLimits(limiter, MEMBER_LIMITS);
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
      await limits.take('updateProfile', request);
      await updateOwnProfile(db, userId, request.body);
      return reply.code(200).send(ok('Your profile is saved.', await readCurrentUser(userId)));
    },
  };
}
