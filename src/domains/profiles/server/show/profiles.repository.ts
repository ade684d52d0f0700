/** A profile with everything shown of it, to members or to everyone, and the rows of the directory: each in one statement. */
import { type RawBuilder, sql } from 'kysely';
import { countCouncilsOf, type MembershipOfPerson, membershipRowsOf } from '#domains/councils/server/public.ts';
import {
  type CouncilCount,
  councilCountsOf,
  type PersonTotals,
  type PlaceCount,
  personPlacesOf,
  personTotalsOf,
  publicImpactsOf,
} from '#domains/impacts/server/public.ts';
import { rankOf } from '#domains/leaderboard/server/public.ts';
import { type FileRow, fileWith } from '#domains/media/server/public.ts';
import type { PrivacyRules } from '#domains/people/privacy.ts';
import { type CardRow, cardRowOf, hasPublicProfile, policyOf } from '#domains/people/server/public.ts';
import { languageWrittenIn } from '#domains/translations/server/public.ts';
import type { Role } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AsJson } from '#platform/server/db/lists/json-rows.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';

/** What a profile and a row of the directory both show, before the person's policy is applied. */
interface PersonRow {
  id: string;
  role: Role;
  bio: string | null;
  /** That the bio is written in; null until it has been detected. */
  bioLanguage: string | null;
  location: string | null;
  points: number;
  createdAt: Date;
  /** Null for the default. */
  policy: PrivacyRules | null;
}

/** What both kinds of profile show. */
interface NamedRow extends PersonRow {
  name: string | null;
  lastName: string | null;
  email: string;
  contactNo: string | null;
  avatar: FileRow | null;
  rank: number | null;
}

export interface ProfileRow extends NamedRow {
  isVerified: boolean;
  isActive: boolean;
  verifiedImpacts: number;
  councils: number;
}

export interface PublicProfileRow extends NamedRow {
  totals: PersonTotals;
  places: PlaceCount[];
  memberships: AsJson<MembershipOfPerson>[];
  councilImpacts: CouncilCount[];
}

export interface DirectoryRow extends PersonRow {
  card: CardRow;
}

const SHARED = sql`
  u.id, u.role, u.bio, u.location, u.points, u.created_at as "createdAt", ${policyOf('u.id')} as policy,
  case when u.bio is not null then ${languageWrittenIn('profile', 'u.id')} end as "bioLanguage"`;

const NAMED = sql`
  u.name, u.last_name as "lastName", u.email, u.contact_no as "contactNo",
  (select file.json from ${fileWith('u.avatar_media_id')} file) as avatar, ${rankOf('u.id')} as rank`;

export const readProfile = prepareStatement(
  ['id'],
  ({ id }: { id: Param<string> }) => sql<ProfileRow>`
    select ${SHARED}, ${NAMED},
      u.email_verified_at is not null as "isVerified", u.deactivated_at is null as "isActive",
      ${publicImpactsOf('u.id')} as "verifiedImpacts",
      ${countCouncilsOf('u.id')} as councils
    from users u where u.id = ${id}::uuid`,
);

/** No row for someone whose profile visitors can't open. */
export const readPublicProfile = prepareStatement(
  ['id'],
  ({ id }: { id: Param<string> }) => sql<PublicProfileRow>`
    select ${SHARED}, ${NAMED},
      ${personTotalsOf('u.id')} as totals, ${personPlacesOf('u.id')} as places,
      ${membershipRowsOf('u.id')} as memberships, ${councilCountsOf('u.id')} as "councilImpacts"
    from users u where u.id = ${id}::uuid and ${hasPublicProfile('u')}`,
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
