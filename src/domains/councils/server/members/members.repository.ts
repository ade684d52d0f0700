/** Members of councils. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type FileRow, fileWith } from '#domains/media/server/public.ts';
import type { PrivacyRules } from '#domains/people/privacy.ts';
import { type CardRow, cardRowOf, nameContains, policyOf } from '#domains/people/server/public.ts';
import type { CouncilRole, CouncilStanding, PageMeta } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { type AsJson, jsonRows } from '#platform/server/db/lists/json-rows.ts';
import type { ListOrder } from '#platform/server/db/lists/list-order.ts';
import {
  type Counted,
  readListPage,
  selectWithTotal,
  toListPage,
} from '#platform/server/db/lists/list-page.repository.ts';
import { KEYS } from '#platform/server/http/lists/keyset-cursor.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';

export interface MemberRow {
  id: string;
  councilId: string;
  userId: string;
  isOwner: boolean;
  joinedAt: Date;
}

const COLUMNS = [
  'm.id',
  'm.council_id as councilId',
  'm.user_id as userId',
  'm.is_owner as isOwner',
  'm.joined_at as joinedAt',
] as const;

export async function insertMember(
  tx: Tx,
  { councilId, userId, isOwner }: Pick<MemberRow, 'councilId' | 'userId' | 'isOwner'>,
): Promise<void> {
  await tx
    .insertInto('council_members')
    .values({ id: uuidv7(), council_id: councilId, user_id: userId, is_owner: isOwner })
    .execute();
}

export async function findMember(db: Db | Tx, id: string): Promise<MemberRow | undefined> {
  return db.selectFrom('council_members as m').select(COLUMNS).where('m.id', '=', id).executeTakeFirst();
}

export async function findMembership(
  db: Db | Tx,
  { councilId, userId }: Pick<MemberRow, 'councilId' | 'userId'>,
): Promise<MemberRow | undefined> {
  return db
    .selectFrom('council_members as m')
    .select(COLUMNS)
    .where('m.council_id', '=', councilId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
}

export async function deleteMember(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('council_members').where('id', '=', id).execute();
}

/** The former owner stays a member. */
export async function setOwningMember(tx: Tx, councilId: string, userId: string): Promise<void> {
  const owns = (isOwner: boolean) =>
    tx.updateTable('council_members').set({ is_owner: isOwner }).where('council_id', '=', councilId);
  // Removes the former owner first, so that there's never more than one.
  await owns(false).where('is_owner', '=', true).execute();
  await owns(true).where('user_id', '=', userId).execute();
}

export async function listMemberIds(db: Db | Tx, councilId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('council_members')
    .select('user_id as userId')
    .where('council_id', '=', councilId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** A person's role in a council, and the id of the membership or request. */
export interface MembershipRow {
  councilId: string;
  standing: Exclude<CouncilStanding, 'none'>;
  linkId: string;
}

export async function listMemberships(db: Db, userId: string): Promise<MembershipRow[]> {
  const { rows } = await sql<MembershipRow>`
    select council_id as "councilId", case when is_owner then 'owner' else 'member' end as standing, id as "linkId"
    from council_members where user_id = ${userId}::uuid
    union all
    select council_id, 'requested', id
    from council_requests where user_id = ${userId}::uuid and state = 'requested'`.execute(db);
  return rows;
}

export interface MemberFilter {
  councilId: string;
  /** Folded parts of names that must all match. */
  words: readonly string[];
  /** Limits the list to visible members; null for no limit. */
  seen: { isOpen: RawBuilder<SqlBool>; viewerId: string | null } | null;
}

/** The user id's column, for conditions built elsewhere. */
export const MEMBER_ID = 'm.user_id';

/** The owner, then newest first. */
export const MEMBERS: ListOrder = {
  name: 'members',
  isKey: KEYS.oneOf('owner', 'member'),
  key: sql`case when m."isOwner" then 'owner' else 'member' end`,
  compare: ({ key, id }) => sql`(m."isOwner", m.id) < (${key} = 'owner', ${id}::uuid)`,
  order: sql`m."isOwner" desc, m.id desc`,
};

export interface ListedMemberRow extends MemberRow {
  card: CardRow;
  /** Null for the default. */
  policy: PrivacyRules | null;
}

const LISTED = {
  columns: sql`m.*, ${cardRowOf('m.userId')} as card, ${policyOf('m.userId')} as policy`,
  rows: 'm',
  where: [],
};

export async function listMembers(
  db: Db,
  filter: MemberFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: ListedMemberRow[]; meta: PageMeta }> {
  const members = sql`${matching(db, filter).select(COLUMNS)}`;
  if (filter.words.length === 0) return readListPage(db, page, { ...LISTED, from: sql`${members} m` });
  // Counting the matches reads every member's name, so they're found once for both the page and the total.
  const listed = selectWithTotal<ListedMemberRow>({ ...LISTED, from: sql`named m` }, page.order, page);
  const { rows } = await sql<Counted<ListedMemberRow>>`
    with named as materialized (${members}) ${listed}`.execute(db);
  return toListPage(page, rows);
}

function matching(db: Db | Tx, { councilId, words, seen }: MemberFilter) {
  let query = db.selectFrom('council_members as m').where('m.council_id', '=', councilId);
  for (const word of words) query = query.where(nameContains(MEMBER_ID, word));
  if (seen === null) return query;
  const isOwn = sql<SqlBool>`m.user_id is not distinct from ${seen.viewerId}::uuid`;
  const hasLeft = sql`select from people u where u.id = m.user_id and u.deactivated_at is not null`;
  return query.where(sql<SqlBool>`(m.is_owner or ${isOwn} or (not exists (${hasLeft}) and ${seen.isOpen}))`);
}

export interface MembershipOfPerson {
  councilId: string;
  councilTitle: string;
  /** Null without one, or once its file is deleted. */
  cover: FileRow | null;
  councilRole: CouncilRole;
  isFounder: boolean;
  joinedAt: Date;
  /** In UTC. */
  year: number;
}

/** A person's memberships in approved councils, newest first. */
const membershipsOf = (userId: RawBuilder<string>): RawBuilder<MembershipOfPerson> => sql`
    select m.council_id as "councilId", c.title as "councilTitle",
      (select file.json from ${fileWith('c.cover_id')} file) as cover,
      case when m.is_owner then 'owner' else 'member' end as "councilRole",
      c.founder_id = m.user_id as "isFounder", m.joined_at as "joinedAt",
      extract(year from m.joined_at at time zone 'UTC')::int as year
    from council_members m join councils c on c.id = m.council_id
    where m.user_id = ${userId} and c.is_approved
    order by m.joined_at desc, m.id desc`;

export async function listMembershipsOf(db: Db | Tx, userId: string): Promise<MembershipOfPerson[]> {
  return (await membershipsOf(sql`${userId}::uuid`).execute(db)).rows;
}

/** Those of the person in column `userId`, for other domains' statements. */
export const membershipRowsOf = (userId: string): RawBuilder<AsJson<MembershipOfPerson>[]> =>
  jsonRows(membershipsOf(sql.ref(userId)));
