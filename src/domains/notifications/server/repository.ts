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

export async function insertNotification(tx: Tx, news: News): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({
      id: uuidv7(),
      user_id: news.userId,
      kind: news.kind,
      title: news.title,
      body: news.body ?? null,
      link: news.link ?? null,
      actor_id: news.actorId ?? null,
    })
    .execute();
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
