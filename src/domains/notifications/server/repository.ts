import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { NotificationKind } from '../../../../generated/types.gen.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface News {
  userId: string;
  kind: NotificationKind;
  /** What happened, in one line. */
  title: string;
  body?: string;
  /** The page it leads to, from the root of the site. */
  link?: string;
  actorId?: string;
}

/** How many rows one statement takes. */
const AT_ONCE = 1_000;

export async function insertNotifications(tx: Tx, news: readonly News[]): Promise<void> {
  for (let index = 0; index < news.length; index += AT_ONCE) {
    await tx
      .insertInto('notifications')
      .values(news.slice(index, index + AT_ONCE).map(rowOf))
      .execute();
  }
}

function rowOf(news: News) {
  return {
    id: uuidv7(),
    user_id: news.userId,
    kind: news.kind,
    title: news.title,
    body: news.body ?? null,
    link: news.link ?? null,
    actor_id: news.actorId ?? null,
  };
}

export async function countUnreadOf(db: Db | Tx, userId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Those who have unread news of the kind about the page already are left out. */
export async function insertUnreadOnce(
  tx: Tx,
  userIds: readonly string[],
  { kind, title, body, link, actorId }: Omit<News, 'userId'>,
): Promise<void> {
  const ids = userIds.map(() => uuidv7());
  await sql`
    insert into notifications (id, user_id, kind, title, body, link, actor_id)
    select told.id, told.user_id, ${kind}, ${title}, ${body ?? null}, ${link ?? null}, ${actorId ?? null}::uuid
    from unnest(${ids}::uuid[], ${[...userIds]}::uuid[]) as told (id, user_id)
    where not exists (
      select from notifications n
      where n.user_id = told.user_id and n.read_at is null and n.kind = ${kind}
        and n.link is not distinct from ${link ?? null}::text)`.execute(tx);
}

/** Whether a person has news of a kind about a page that they have not read yet. */
export async function hasUnreadNews(
  tx: Tx,
  { userId, kind, link }: Pick<News, 'userId' | 'kind' | 'link'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('kind', '=', kind)
    .where('link', 'is not distinct from', link ?? null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
