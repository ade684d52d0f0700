/** The gallery's lists: filters, order and counts. Ids are sorted by time. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { byAge, type ListOrder } from '#platform/server/db/lists/list-order.ts';
import { all, type Listed, readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { Order } from '#platform/server/http/lists/keyset-cursor.ts';
import { COUNTED_ROWS, type PageRequest } from '#platform/server/http/lists/paging.ts';

export type GallerySort = 'newest' | 'oldest';

type Condition = RawBuilder<SqlBool>;

/**
 * Which files to list: pictures of public impacts; profile pictures; all files of one person; or only those files of
 * theirs that don't belong to an impact.
 */
export type GalleryFilter = { mediaId?: string } & (
  | PublicFilter
  | PeopleFilter
  | OwnFilter
  | { kind: 'ownApart'; ownerId: string }
);

export interface Asked {
  sdg?: number | undefined;
  impactYear?: number | undefined;
}

interface PublicFilter extends Asked {
  kind: 'public';
  ownerId?: string;
  /** A condition on the column UPLOADER: true if the uploader's privacy settings allow it. */
  isOpen?: Condition;
  /** The person whose pictures are always listed. */
  viewerId?: string | undefined;
}

interface PeopleFilter {
  kind: 'people';
  userId?: string;
  /** A condition on the column PERSON: true if the person wants to be listed. */
  isOpen?: Condition;
  viewerId?: string | undefined;
}

interface OwnFilter extends Asked {
  kind: 'own';
  ownerId: string;
}

export const UPLOADER = 'g.owner_id';
export const PERSON = 'u.id';

export interface ListedFile {
  id: string;
  /** The newest impact that it belongs to and that matches the filter. */
  impactId: string | null;
}

const columnsOf = ({ media, impact }: Walk) => sql`${media} as id, ${impact} as "impactId"`;

/** The column of the files' ids differs by the kind of filter. */
const ordersBy = (media: RawBuilder<unknown>): Record<GallerySort, ListOrder> => byAge('gallery', media);

/** The orders, for checking cursors. */
export const ORDERS: Record<GallerySort, Order> = ordersBy(sql`g.media_id`);

export function listGalleryFiles(
  db: Db,
  filter: GalleryFilter,
  sort: GallerySort,
  page: PageRequest,
): Promise<{ rows: ListedFile[]; meta: PageMeta }> {
  const walk = walkOf(filter);
  return readListPage(
    db,
    { ...page, order: ordersBy(walk.media)[sort] },
    { ...walk, columns: columnsOf(walk), isTotalCached: true },
  );
}

export async function findGalleryFile(db: Db, filter: GalleryFilter): Promise<ListedFile | undefined> {
  const walk = walkOf(filter);
  const { rows } = await sql<ListedFile>`
    select ${columnsOf(walk)} from ${walk.from} where ${all(walk.where)} ${walk.group}`.execute(db);
  return rows[0];
}

/** Those of every public impact, whatever their uploaders' privacy settings. */
export async function countPublicPictures(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::float8 as count from (
      select distinct g.media_id from gallery_pictures g where g.sdg = 0 limit ${COUNTED_ROWS}
    ) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Walk extends Listed {
  media: RawBuilder<unknown>;
  impact: RawBuilder<unknown>;
  /** A picture used by two impacts counts once. */
  group: RawBuilder<unknown>;
}

function walkOf(filter: GalleryFilter): Walk {
  if (filter.kind === 'public') {
    return {
      from: sql`gallery_pictures g`,
      where: [
        sql`g.sdg = ${filter.sdg ?? 0}`,
        ...when(filter.impactYear, (year) => sql`g.impact_year = ${year}`),
        ...when(filter.ownerId, (id) => sql`g.owner_id = ${id}::uuid`),
        ...when(filter.mediaId, (id) => sql`g.media_id = ${id}::uuid`),
        ...openOrOwn(filter, UPLOADER),
      ],
      media: sql`g.media_id`,
      impact: sql`(array_agg(g.impact_id order by g.impact_id desc))[1]`,
      group: sql`group by g.media_id`,
    };
  }
  if (filter.kind === 'people') {
    return {
      from: sql`people u join files m on m.id = u.avatar_media_id`,
      where: [
        sql`u.avatar_media_id is not null and u.deactivated_at is null and u.email_verified_at is not null`,
        ...when(filter.userId, (id) => sql`u.id = ${id}::uuid`),
        ...when(filter.mediaId, (id) => sql`u.avatar_media_id = ${id}::uuid`),
        ...openOrOwn(filter, PERSON),
      ],
      media: sql`u.avatar_media_id`,
      impact: sql`null::uuid`,
      group: sql``,
    };
  }
  const isKept = [
    sql<SqlBool>`m.owner_id = ${filter.ownerId}::uuid`,
    ...when(filter.mediaId, (id) => sql`m.id = ${id}::uuid`),
  ];
  const use = sql`from impact_files im where im.media_id = m.id`;
  const whole = { from: sql`files m`, media: sql`m.id`, group: sql`` };
  if (filter.kind === 'ownApart') {
    return { ...whole, where: [...isKept, sql`not exists (select ${use})`], impact: sql`null::uuid` };
  }
  const { sdg, impactYear } = filter;
  const asked = [
    ...when(
      sdg,
      (goal) => sql`exists (
      select from served_goals s where s.impact_id = im.impact_id and s.sdg = ${goal})`,
    ),
    ...when(
      impactYear,
      (year) => sql`exists (
      select from impact_titles i where i.id = im.impact_id and i.impact_year = ${year})`,
    ),
  ];
  const fitting = asked.length === 0 ? use : sql`${use} and ${sql.join(asked, sql` and `)}`;
  return {
    ...whole,
    where: [...isKept, ...(asked.length === 0 ? [] : [sql<SqlBool>`exists (select ${fitting})`])],
    impact: sql`(select im.impact_id ${fitting} order by im.impact_id desc limit 1)`,
  };
}

function openOrOwn({ isOpen, viewerId }: PublicFilter | PeopleFilter, person: string): Condition[] {
  if (isOpen === undefined) return [];
  return [viewerId === undefined ? isOpen : sql`(${isOpen} or ${sql.ref(person)} = ${viewerId}::uuid)`];
}

const when = <T>(value: T | undefined, say: (value: T) => Condition): Condition[] =>
  value === undefined ? [] : [say(value)];
