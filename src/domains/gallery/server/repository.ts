/** The gallery's lists: filters, order and counts. Ids are sorted by time. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { RowRange } from '#platform/http/paging.ts';

export type GallerySort = 'newest' | 'oldest';

type Condition = RawBuilder<SqlBool>;

/**
 * Which files to list: pictures of public impacts; profile pictures; all files of one person; or
 * those of them that don't belong to an impact.
 */
export type GalleryFilter = { mediaId?: string } & (
  | PublicFilter
  | PeopleFilter
  | OwnFilter
  | { kind: 'ownApart'; ownerId: string }
);

interface Asked {
  sdg?: number | undefined;
  impactYear?: number | undefined;
}

interface PublicFilter extends Asked {
  kind: 'public';
  ownerId?: string;
  /** Whether the uploader's privacy settings allow it; of the column UPLOADER. */
  isOpen?: Condition;
  /** The person whose pictures are always listed. */
  viewerId?: string | undefined;
}

interface PeopleFilter {
  kind: 'people';
  userId?: string;
  /** Whether the person wants to be listed; of the column PERSON. */
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
  mediaId: string;
  /** The newest of the requested things it belongs to. */
  impactId: string | null;
}

/** Reads one row more than the page size, to know whether there is a next page. */
export async function listGalleryFiles(
  db: Db,
  filter: GalleryFilter,
  sort: GallerySort,
  { limit, offset, after }: RowRange,
): Promise<ListedFile[]> {
  const { from, where, media, impact, group } = walkOf(filter);
  const isForward = sort === 'oldest';
  const past = after
    ? [isForward ? sql<SqlBool>`${media} > ${after.id}::uuid` : sql<SqlBool>`${media} < ${after.id}::uuid`]
    : [];
  const direction = sql.raw(isForward ? 'asc' : 'desc');
  const { rows } = await sql<ListedFile>`
    select ${media} as "mediaId", ${impact} as "impactId" from ${from}
    where ${sql.join([...where, ...past], sql` and `)} ${group}
    order by ${media} ${direction} limit ${limit + 1} offset ${offset}`.execute(db);
  return rows;
}

/** Stops counting at `upTo`. */
export async function countGalleryFiles(db: Db, filter: GalleryFilter, upTo: number): Promise<number> {
  const { from, where, group } = walkOf(filter);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from ${from} where ${sql.join(where, sql` and `)} ${group} limit ${upTo}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Walk {
  from: RawBuilder<unknown>;
  where: Condition[];
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
      from: sql`users u join media m on m.id = u.avatar_media_id and m.ready_at is not null`,
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
    sql<SqlBool>`m.owner_id = ${filter.ownerId}::uuid and m.ready_at is not null`,
    ...when(filter.mediaId, (id) => sql`m.id = ${id}::uuid`),
  ];
  const use = sql`from impact_media im where im.media_id = m.id`;
  const whole = { from: sql`media m`, media: sql`m.id`, group: sql`` };
  if (filter.kind === 'ownApart') {
    return { ...whole, where: [...isKept, sql`not exists (select ${use})`], impact: sql`null::uuid` };
  }
  const { sdg, impactYear } = filter;
  const asked = [
    ...when(
      sdg,
      (goal) => sql`exists (
      select from impact_goals s where s.impact_id = im.impact_id and s.sdg = ${goal})`,
    ),
    ...when(
      impactYear,
      (year) => sql`exists (
      select from impacts i where i.id = im.impact_id and i.impact_year = ${year})`,
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
