/** A person's own account with everything shown of it, in one statement. */
import { sql } from 'kysely';
import { hasInvited, secondStepDueOf } from '#domains/auth/server/public.ts';
import { hasMembershipOrRequest } from '#domains/councils/server/public.ts';
import { hasLogged } from '#domains/impacts/server/public.ts';
import { rankOf } from '#domains/leaderboard/server/public.ts';
import { type FileRow, fileWith } from '#domains/media/server/public.ts';
import { unreadOf } from '#domains/notifications/server/public.ts';
import { hasSavedOrApplied } from '#domains/opportunities/server/public.ts';
import type { CurrentUser, FirstSteps } from '#generated/types.gen.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';

export interface OwnAccount
  extends Omit<
    CurrentUser,
    'slug' | 'avatar' | 'avatarUrl' | 'createdAt' | 'suspendedUntil' | 'secondStepDueAt' | 'firstSteps'
  > {
  avatar: FileRow | null;
  createdAt: Date;
  /** Null unless the person is suspended now. */
  suspendedUntil: Date | null;
  /** Until when they have to set up a second step; null if they have one or needn't. */
  secondStepDueAt: Date | null;
  /** Null for anyone but members. */
  firstSteps: FirstSteps | null;
}

export const readOwnAccount = prepareStatement(
  ['id'],
  ({ id }: { id: Param<string> }) => sql<OwnAccount>`
    select u.id, u.email, u.name, u.last_name as "lastName", u.location, u.place, u.contact_no as "contactNo", u.bio, u.role,
      u.points, u.is_terms_agreed as "isTermsAgreed", u.is_profile_completed as "isProfileCompleted",
      u.email_verified_at is not null as "isVerified", u.password_hash is not null as "hasPassword",
      u.language, case when u.suspended_until > now() then u.suspended_until end as "suspendedUntil",
      ${secondStepDueOf('u')} as "secondStepDueAt",
      u.profile_revision as revision, u.created_at as "createdAt",
      (select file.json from ${fileWith('u.avatar_media_id')} file) as avatar,
      ${rankOf('u.id')} as rank,
      ${unreadOf('u.id')} as "unreadNotifications",
      case when u.role = 'Member' then json_build_object(
        'hasProfile', u.avatar_media_id is not null or u.bio is not null,
        'hasImpact', ${hasLogged('u.id')},
        'hasCouncil', ${hasMembershipOrRequest('u.id')},
        'hasOpportunity', ${hasSavedOrApplied('u.id')},
        'hasInvited', ${hasInvited('u.id')}) end as "firstSteps"
    from users u where u.id = ${id}::uuid`,
);
