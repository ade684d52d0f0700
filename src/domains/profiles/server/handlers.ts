import type { PresentMedia } from '#domains/media/server/service.ts';
import { tidyProfile } from '#domains/people/profile-fields.ts';
import { findPerson } from '#domains/people/server/people.service.ts';
import type { FirstSteps, ProfileInput } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { createCallLimits } from '#platform/http/call-limits.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';
import { readAvatar } from './avatar.service.ts';
import { presentCurrentUser } from './present.ts';
import type { Member } from './repository.ts';
import { readOwnAccount, updateOwnProfile } from './service.ts';

const AN_HOUR = { windowSeconds: 3600 };
const MEMBER_LIMITS = {
  updateProfile: { perAddress: { max: 6000, ...AN_HOUR }, perAccount: { max: 3000, ...AN_HOUR } },
  // Index new names for search.
  takeOnName: { perAddress: { max: 1200, ...AN_HOUR }, perAccount: { max: 30, ...AN_HOUR } },
};

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
  const limits = createCallLimits(limiter, MEMBER_LIMITS);
  const readCurrentUser = async (userId: string) => {
    const { member, ...standing } = await readOwnAccount(db, userId);
    const avatar = await readAvatar(db, member.avatarMediaId, presentMedia);
    const firstSteps = await readFirstSteps(db, member, steps);
    return presentCurrentUser(member, { ...standing, avatar, firstSteps });
  };
  return {
    getCurrentUser: async (request, reply) => {
      return reply.code(200).send(ok('Your account.', await readCurrentUser(callerOf(request).userId)));
    },

    updateProfile: async (request, reply) => {
      const { userId } = callerOf(request);
      await limits.take('updateProfile', request);
      if (await isRenamed(db, userId, request.body)) await limits.take('takeOnName', request);
      await updateOwnProfile(db, userId, request.body);
      return reply.code(200).send(ok('Profile saved.', await readCurrentUser(userId)));
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
