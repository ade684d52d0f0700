import { NIL } from 'uuid';
import { countCouncilsOf } from '#domains/councils/server/public.ts';
import { countPublicImpacts } from '#domains/impacts/server/public.ts';
import { readRank } from '#domains/leaderboard/server/public.ts';
import type { PresentMedia } from '#domains/media/server/public.ts';
import { displayNameOf, profileSlugOf } from '#domains/people/model.ts';
import { readSeenParts, type SeenParts } from '#domains/people/server/public.ts';
import type { GetUserData, PrivacyPart, UserProfile } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { forbidden, notFound } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { type Person, type Viewer, viewerOf } from '#platform/http/viewer.ts';
import { readAvatar } from './avatar.service.ts';
import { findMember, type Member } from './repository.ts';

const PARTS: readonly PrivacyPart[] = ['email', 'contactNo', 'location', 'impacts', 'councils', 'leaderboard'];

export function createProfileHandlers({
  db,
  presentMedia,
}: {
  db: Db;
  presentMedia: PresentMedia;
}): Handlers<'getUser'> {
  return {
    getUser: async (request) => {
      const { id } = request.params;
      const { viewAs } = request.query;
      const caller: Person = callerOf(request);
      if (viewAs !== undefined && caller.userId !== id) {
        throw forbidden('not_allowed', 'You can only preview your own profile.');
      }
      const member = await findMember(db, id);
      const isThere = member?.isActive && (member.isVerified || caller.role === 'Admin');
      if (!member || !isThere) throw notFound('Person not found.');
      const viewer = viewAs === undefined ? viewerOf(request) : EYES[viewAs];
      const seen = (await readSeenParts(db, viewer, [id]))(id);
      const profile = {
        ...present(member, seen),
        ...(await count(db, id, seen)),
        avatar: await readAvatar(db, member.avatarMediaId, presentMedia),
        isOwn: caller.userId === id,
      };
      return ok('The profile.', profile);
    },
  };
}

/** A generic viewer for previews. */
const EYES: Record<NonNullable<NonNullable<GetUserData['query']>['viewAs']>, Viewer> = {
  visitor: null,
  member: { userId: NIL, role: 'Member' },
};

function present(member: Member, seen: SeenParts) {
  return {
    id: member.id,
    name: displayNameOf(member),
    slug: profileSlugOf(member),
    role: member.role,
    bio: member.bio,
    email: seen.email ? member.email : null,
    contactNo: seen.contactNo ? member.contactNo : null,
    location: seen.location ? member.location : null,
    points: seen.leaderboard ? member.points : null,
    hiddenParts: PARTS.filter((part) => !seen[part]),
    createdAt: member.createdAt.toISOString(),
  };
}

async function count(
  db: Db,
  id: string,
  seen: SeenParts,
): Promise<Pick<UserProfile, 'rank' | 'verifiedImpacts' | 'councils'>> {
  return {
    rank: seen.leaderboard ? await readRank(db, id) : null,
    verifiedImpacts: seen.impacts ? ((await countPublicImpacts(db, [id])).get(id) ?? 0) : null,
    councils: seen.councils ? await countCouncilsOf(db, id) : null,
  };
}
