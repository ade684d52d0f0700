import type { PresentMedia } from '#domains/media/server/public.ts';
import { findPerson } from '#domains/people/server/public.ts';
import type { ProfileInput } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { takeLimit } from '#platform/http/call-limits.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { tokenInvalid } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';
import { tidyText } from '#platform/prose.ts';
import { NEW_NAMES } from './limits.ts';
import { ownAccountReader, type Steps } from './own-account.repository.ts';
import { presentCurrentUser } from './present.ts';
import { updateOwnLanguage, updateOwnProfile } from './service.ts';

const NEW_NAME = { name: 'takeOnName', limit: NEW_NAMES };

interface MemberNeeds {
  db: Db;
  requiresContactNo: boolean;
  limiter: RateLimiter;
  presentMedia: PresentMedia;
  steps: Steps;
}

type MemberHandlers = Handlers<'getCurrentUser' | 'updateProfile' | 'updateLanguage'>;

export function createMemberHandlers({
  db,
  requiresContactNo,
  limiter,
  presentMedia,
  steps,
}: MemberNeeds): MemberHandlers {
  const readOwnAccount = ownAccountReader(steps);
  const readCurrentUser = async (userId: string) => {
    const [account] = await readOwnAccount(db, { id: userId });
    // Deleted since the token was read.
    if (!account) throw tokenInvalid();
    return presentCurrentUser(account, account.avatar && presentMedia(account.avatar, { isPublic: true }));
  };
  return {
    getCurrentUser: async (request) => ok('Your account.', await readCurrentUser(callerOf(request).userId)),

    updateProfile: async (request) => {
      const { userId } = callerOf(request);
      if (await isRenamed(db, userId, request.body)) await takeLimit(limiter, NEW_NAME, request);
      await updateOwnProfile({ db, requiresContactNo }, userId, request.body);
      return ok('Profile saved.', await readCurrentUser(userId));
    },

    updateLanguage: async (request) => {
      const { userId } = callerOf(request);
      await updateOwnLanguage(db, userId, request.body);
      return ok('Language saved.', await readCurrentUser(userId));
    },
  };
}

async function isRenamed(db: Db, userId: string, input: ProfileInput): Promise<boolean> {
  const person = await findPerson(db, userId);
  return person?.name !== tidyText(input.name) || person.lastName !== tidyText(input.lastName);
}
