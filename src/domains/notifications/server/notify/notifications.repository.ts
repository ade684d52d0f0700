/** Inserts notifications. Triggers assign sequence numbers and update the counters at commit. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { NotificationKind, NotificationWay } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { LetterJob } from '../tables.ts';

export interface NotificationTexts {
  title: string;
  body: string | undefined;
  /** By language, where it differs. */
  titles: Readonly<Record<string, string>>;
  bodies: Readonly<Record<string, string>>;
}

export interface NewNotification extends NotificationTexts {
  userId: string;
  kind: NotificationKind;
  link?: string | undefined;
  actorId?: string | undefined;
  letter?: LetterJob | undefined;
  /** What it gathers, such as the replies to one comment. */
  bundle?: string | undefined;
  /** The first thing that the bundle counts. */
  countedId?: string | undefined;
  way: Exclude<NotificationWay, 'none'>;
  /** Whether the person's devices show it. */
  isPushed: boolean;
}

const AT_ONCE = 1_000;

export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<void> {
  for (let index = 0; index < rows.length; index += AT_ONCE) {
    await tx
      .insertInto('notifications')
      .values(rows.slice(index, index + AT_ONCE).map(rowOf))
      .execute();
  }
}

function rowOf({
  userId,
  kind,
  title,
  body,
  titles,
  bodies,
  link,
  actorId,
  letter,
  bundle,
  countedId,
  way,
  isPushed,
}: NewNotification) {
  return {
    id: uuidv7(),
    user_id: userId,
    kind,
    title,
    body: body ?? null,
    titles: JSON.stringify(titles),
    bodies: JSON.stringify(bodies),
    link: link ?? null,
    actor_id: actorId ?? null,
    // Only immediate emails need a letter.
    letter: letter !== undefined && way === 'mail' ? JSON.stringify(letter) : null,
    ...(bundle !== undefined && { bundle, bundled_ids: countedId === undefined ? [] : [countedId] }),
    way,
    is_pushed: isPushed,
  };
}

/** Leaves out notifications for people who have an unread one of the same kind and link. */
export async function withoutUnread<T extends Pick<NewNotification, 'userId' | 'kind' | 'link'>>(
  tx: Tx,
  news: readonly T[],
): Promise<T[]> {
  if (news.length === 0) return [];
  const asked = news.map(({ userId, kind, link }, place) => ({ place, user_id: userId, kind, link: link ?? null }));
  const { rows } = await sql<{ place: number }>`
    select asked.place
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (place int, user_id uuid, kind text, link text)
    where not exists (${unreadLike('asked')})`.execute(tx);
  const places = new Set(rows.map(({ place }) => place));
  return news.filter((_, place) => places.has(place));
}

/** An unread notification like the one in a row of this name. */
const unreadLike = (row: string) => sql`
  select from notifications n
  where n.user_id = ${sql.ref(`${row}.user_id`)} and n.read_at is null and n.kind = ${sql.ref(`${row}.kind`)}
    and n.link is not distinct from ${sql.ref(`${row}.link`)}`;

/** Skips anyone who already has an unread notification of the same kind and link. */
export async function insertUnreadOnce(tx: Tx, rows: readonly NewNotification[]): Promise<void> {
  for (let index = 0; index < rows.length; index += AT_ONCE) {
    const some = rows.slice(index, index + AT_ONCE).map(rowOf);
    await sql`
      insert into notifications (id, user_id, kind, title, body, titles, bodies, link, actor_id, letter, way, is_pushed)
      select told.id, told.user_id, told.kind, told.title, told.body, told.titles::jsonb, told.bodies::jsonb,
        told.link, told.actor_id, told.letter::jsonb, told.way, told.is_pushed
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        as told (id uuid, user_id uuid, kind text, title text, body text, titles text, bodies text, link text, actor_id uuid, letter text, way text, is_pushed boolean)
      where not exists (${unreadLike('told')})`.execute(tx);
  }
}

/** Which of these people had a notification of this kind and link within the given number of seconds, read or not. */
export async function listRecentlyNotified(
  tx: Tx,
  userIds: readonly string[],
  { kind, link, withinSeconds }: Pick<NewNotification, 'kind' | 'link'> & { withinSeconds: number },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('notifications')
    .select('user_id')
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('kind', '=', kind)
    .where('link', 'is not distinct from', link ?? null)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${withinSeconds})`)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
