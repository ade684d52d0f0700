import type { PresentMedia } from '#domains/media/server/public.ts';
import { tidyProfile } from '#domains/people/profile-fields.ts';
import { findPerson } from '#domains/people/server/public.ts';
import type { FirstSteps, ProfileInput } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { takeLimit } from '#platform/http/call-limits.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';
import { readAvatar } from './avatar.service.ts';
import { NEW_NAMES } from './limits.ts';
import { presentCurrentUser } from './present.ts';
import type { Member } from './repository.ts';
import { readOwnAccount, updateOwnProfile } from './service.ts';

const NEW_NAME = { name: 'takeOnName', limit: NEW_NAMES };

/** One domain's part of a new member's first steps. */
type ReadSteps = (db: Db, userId: string) => Promise<Partial<FirstSteps>>;

interface MemberNeeds {
  db: Db;
  limiter: RateLimiter;
  presentMedia: PresentMedia;
  steps: readonly ReadSteps[];
}

type MemberHandlers = Handlers<'getCurrentUser' | 'updateProfile'>;

export function createMemberHandlers({ db, limiter, presentMedia, steps }: MemberNeeds): MemberHandlers {
  const readCurrentUser = async (userId: string) => {
    const { member, ...standing } = await readOwnAccount(db, userId);
    const avatar = await readAvatar(db, member.avatarMediaId, presentMedia);
    const firstSteps = await readFirstSteps(db, member, steps);
    return presentCurrentUser(member, { ...standing, avatar, firstSteps });
  };
  return {
    getCurrentUser: async (request) => ok('Your account.', await readCurrentUser(callerOf(request).userId)),

    updateProfile: async (request) => {
      const { userId } = callerOf(request);
      if (await isRenamed(db, userId, request.body)) await takeLimit(limiter, NEW_NAME, request);
      await updateOwnProfile(db, userId, request.body);
      return ok('Profile saved.', await readCurrentUser(userId));
    },
  };
}

async function readFirstSteps(db: Db, member: Member, steps: readonly ReadSteps[]): Promise<FirstSteps | null> {
  if (member.role !== 'Member') return null;
  const done: FirstSteps = {
    hasProfile: member.avatarMediaId !== null || member.bio !== null,
    hasImpact: false,
    hasCouncil: false,
    hasOpportunity: false,
    hasInvited: false,
  };
  for (const read of steps) Object.assign(done, await read(db, member.id));
  return done;
}

async function isRenamed(db: Db, userId: string, input: ProfileInput): Promise<boolean> {
  const person = await findPerson(db, userId);
  const { name, lastName } = tidyProfile(input);
  return person?.name !== name || person.lastName !== lastName;
}
