/** A profile with everything shown of it, and the rows of the directory: each in one statement. */
import { type RawBuilder, sql } from 'kysely';
import { countCouncilsOf } from '#domains/councils/server/public.ts';
import { publicImpactsOf } from '#domains/impacts/server/public.ts';
import { rankOf } from '#domains/leaderboard/server/public.ts';
import { type FileRow, fileWith } from '#domains/media/server/public.ts';
import type { PrivacyRules } from '#domains/people/privacy.ts';
import { type CardRow, cardRowOf, policyOf } from '#domains/people/server/public.ts';
import type { Role } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';

/** What a profile and a row of the directory both show, before the person's policy is applied. */
interface PersonRow {
  id: string;
  role: Role;
  bio: string | null;
  location: string | null;
  points: number;
  createdAt: Date;
  /** Null for the default. */
  policy: PrivacyRules | null;
}

export interface ProfileRow extends PersonRow {
  name: string | null;
  lastName: string | null;
  email: string;
  contactNo: string | null;
  isVerified: boolean;
  isActive: boolean;
  avatar: FileRow | null;
  rank: number | null;
  verifiedImpacts: number;
  councils: number;
}

export interface DirectoryRow extends PersonRow {
  card: CardRow;
}

const SHARED = sql`
  u.id, u.role, u.bio, u.location, u.points, u.created_at as "createdAt", ${policyOf('u.id')} as policy`;

export const readProfile = prepareStatement(
  ['id'],
  ({ id }: { id: Param<string> }) => sql<ProfileRow>`
    select ${SHARED}, u.name, u.last_name as "lastName", u.email, u.contact_no as "contactNo",
      u.email_verified_at is not null as "isVerified", u.deactivated_at is null as "isActive",
      (select file.json from ${fileWith('u.avatar_media_id')} file) as avatar,
      ${rankOf('u.id')} as rank,
      ${publicImpactsOf('u.id')} as "verifiedImpacts",
      ${countCouncilsOf('u.id')} as councils
    from users u where u.id = ${id}::uuid`,
);

const readRows = prepareStatement(
  ['ids'],
  ({ ids }: { ids: Param<readonly string[]> }): RawBuilder<DirectoryRow> => sql`
    select ${SHARED}, ${cardRowOf('u.id')} as card
    from unnest(${ids}::uuid[]) with ordinality as page (id, place) join users u on u.id = page.id
    order by page.place`,
);

/** In the given order of ids. */
export const listDirectoryRows = async (db: Db, ids: readonly string[]): Promise<DirectoryRow[]> =>
  ids.length === 0 ? [] : readRows(db, { ids });
