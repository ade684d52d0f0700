/** Notifies every account in batches, so that no transaction touches all of them at once. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { CommunityArea } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { hasDevice, isAreaOff } from '../choices/choices.repository.ts';
import type { NewNotification, NotificationTexts } from './notifications.repository.ts';

const BATCH_SIZE = 1_000;

export type Broadcast = Omit<NewNotification, 'userId' | 'actorId' | keyof NotificationTexts> & {
  /** By language. */
  texts: Readonly<Record<string, Pick<NotificationTexts, 'title' | 'body'>>>;
  /** The language for those who have chosen none of these. */
  fallback: string;
  /** Nobody is notified while the community does without it. */
  area: CommunityArea | null;
  except?: string;
};

/**
 * Notifies the next batch after the cursor `after`, each by their chosen channel or else the announcement's default.
 * Deactivated and unverified accounts are skipped.
 *
 * @returns the next cursor; null at the end.
 */
export async function insertNextBatch(tx: Tx, broadcast: Broadcast, after: string): Promise<string | null> {
  const ids = Array.from({ length: BATCH_SIZE }, () => uuidv7());
  const texts = sql`${JSON.stringify(broadcast.texts)}::jsonb`;
  const each = Object.entries(broadcast.texts);
  const titles = JSON.stringify(Object.fromEntries(each.map(([language, { title }]) => [language, title])));
  const bodies = JSON.stringify(Object.fromEntries(each.map(([language, { body }]) => [language, body])));
  const { rows } = await sql<{ last: string | null }>`
    with next as (
      select u.id, coalesce(${texts} -> u.language, ${texts} -> ${broadcast.fallback}::text) as text from people u
      where u.id > ${after}::uuid and u.deactivated_at is null and u.email_verified_at is not null
      order by u.id limit ${BATCH_SIZE}
    ), placed as (
      select next.id, next.text, coalesce(c.way, ${broadcast.way}) as way,
        coalesce(p.is_pushed, ${broadcast.isPushed}) and ${hasDevice(sql`next.id`)} as is_pushed, row_number() over (order by next.id) as place
      from next left join notification_choices c on c.user_id = next.id and c.kind = ${broadcast.kind}
        left join push_choices p on p.user_id = next.id and p.kind = ${broadcast.kind}
    ), told as (
      insert into notifications (id, user_id, kind, title, body, titles, bodies, link, way, is_pushed, letter)
      select given.id, placed.id, ${broadcast.kind}, placed.text ->> 'title', placed.text ->> 'body',
        ${titles}::jsonb, ${bodies}::jsonb, ${broadcast.link ?? null},
        placed.way, placed.is_pushed,
        case when placed.way = 'mail' then ${broadcast.letter ? JSON.stringify(broadcast.letter) : null}::jsonb end
      from placed join unnest(${ids}::uuid[]) with ordinality as given (id, place) using (place)
      where placed.way <> 'none' and not ${isAreaOff(sql`${broadcast.area}::text`)} and placed.id is distinct from ${broadcast.except ?? null}::uuid
    )
    select id as last from next order by id desc limit 1`.execute(tx);
  return rows[0]?.last ?? null;
}
