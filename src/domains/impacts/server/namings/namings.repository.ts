/** Who was named as taking part, and what they answered. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import type { ImpactNamingState, PageMeta } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { descending, type ListOrder, orderOf } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';

export interface NamingRow {
  /** Kept whatever the person answers. */
  id: string;
  impactId: string;
  title: string;
  startDate: string;
  location: string | null;
  isVerified: boolean | null;
  isPublic: boolean;
  isHidden: boolean;
  owner: CardRow;
  state: ImpactNamingState;
  namedAt: Date;
  answeredAt: Date | null;
}

const namingsOf = (userId: string) => sql`(
    select p.id, p.impact_id, case when p.confirmed_at is null then 'named' else 'confirmed' end as state,
      p.joined_at as named_at, p.confirmed_at as answered_at
    from impact_people p where p.user_id = ${userId}::uuid and not p.is_owner
    union all
    select d.id, d.impact_id, 'declined', d.named_at, d.declined_at
    from impact_declined_namings d where d.user_id = ${userId}::uuid) n
  join impacts i on i.id = n.impact_id`;

const COLUMNS = sql`
  n.id, i.id as "impactId", i.title, i.start_date::text as "startDate", i.location, i.is_verified as "isVerified",
  i.is_public as "isPublic", i.is_hidden as "isHidden", ${cardRowOf('i.owner_id')} as owner,
  n.state, n.named_at as "namedAt", n.answered_at as "answeredAt"`;

/** The latest first. */
export const NAMINGS = orderOf('namings', sql`n.id`, descending());

/** Without those that the person declined and can't see, since an admin has hidden the impact. */
export const listNamings = (
  db: Db,
  { userId, state }: { userId: string; state: ImpactNamingState | undefined },
  page: PageRequest<ListOrder>,
): Promise<{ rows: NamingRow[]; meta: PageMeta }> =>
  readListPage<NamingRow>(db, page, {
    columns: COLUMNS,
    from: namingsOf(userId),
    where: [
      sql<SqlBool>`(n.state <> 'declined' or not i.is_hidden)`,
      ...(state === undefined ? [] : [sql<SqlBool>`n.state = ${state}`]),
    ],
  });

export async function findNaming(
  db: Db | Tx,
  { impactId, userId }: { impactId: string; userId: string },
): Promise<NamingRow | undefined> {
  const { rows } = await sql<NamingRow>`
    select ${COLUMNS} from ${namingsOf(userId)} where i.id = ${impactId}::uuid`.execute(db);
  return rows[0];
}

/** A reader's own naming, as part of the impact `i`; null if they weren't named. */
export const namingStateOf = (viewerId: RawBuilder<unknown>): RawBuilder<ImpactNamingState | null> => sql`coalesce(
  (select case when p.confirmed_at is null then 'named' else 'confirmed' end
    from impact_people p where p.impact_id = i.id and p.user_id = ${viewerId} and not p.is_owner),
  (select 'declined' from impact_declined_namings d where d.impact_id = i.id and d.user_id = ${viewerId}))`;

export const DECLINED_COUNT: RawBuilder<number> = sql`
  (select count(*)::int from impact_declined_namings d where d.impact_id = i.id)`;

export async function setConfirmed(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('impact_people').set({ confirmed_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** Takes the person out of the impact's people. */
export async function insertDecline(tx: Tx, id: string): Promise<void> {
  await sql`
    with gone as (delete from impact_people where id = ${id}::uuid returning id, impact_id, user_id, joined_at)
    insert into impact_declined_namings (id, impact_id, user_id, named_at)
      select id, impact_id, user_id, joined_at from gone`.execute(tx);
}

/** Puts the person back among the impact's people, as confirmed. */
export async function deleteDecline(tx: Tx, id: string): Promise<void> {
  await sql`
    with back as (delete from impact_declined_namings where id = ${id}::uuid returning id, impact_id, user_id, named_at)
    insert into impact_people (id, impact_id, user_id, is_owner, joined_at, confirmed_at)
      select id, impact_id, user_id, false, named_at, now() from back`.execute(tx);
}

/** Those of them who said that they weren't there. */
export async function listDecliners(tx: Tx, impactId: string, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('impact_declined_namings')
    .select('user_id as userId')
    .where('impact_id', '=', impactId)
    .where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Whether this person ever decided on the impact. */
export async function hasDecided(db: Db | Tx, impactId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('impact_reviewers')
    .select('impact_id')
    .where('impact_id', '=', impactId)
    .where('reviewer_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
