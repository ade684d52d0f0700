/** Notifications still to be shown by devices. */
import { sql } from 'kysely';
import type { NotificationKind, Role } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { StoredTexts } from '../inbox/inbox.repository.ts';
import type { BrowserKeys } from './encrypt.ts';

export interface Push {
  notificationId: string;
  deviceId: string;
}

export async function hasPushes(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from notifications where is_pushed and pushed_at is null) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Claims a batch; skips rows locked by other processes. @returns how many, and one push for each of their devices. */
export async function claimPushes(tx: Tx, most: number): Promise<{ claimed: number; pushes: Push[] }> {
  const { rows } = await sql<{ id: string; deviceIds: string[] }>`
    update notifications n set pushed_at = now()
    where id in (
      select id from notifications where is_pushed and pushed_at is null
      order by id limit ${most} for update skip locked)
    returning id, array(select d.id from push_devices d where d.user_id = n.user_id) as "deviceIds"`.execute(tx);
  const pushes = rows.flatMap(({ id, deviceIds }) => deviceIds.map((deviceId) => ({ notificationId: id, deviceId })));
  return { claimed: rows.length, pushes };
}

export interface WaitingPush extends BrowserKeys {
  userId: string;
  kind: NotificationKind;
  title: string;
  body: string | null;
  titles: StoredTexts;
  bodies: StoredTexts;
  link: string | null;
  bundle: string | null;
  role: Role;
  language: string | null;
  unread: number;
  isChosen: boolean | null;
  sessionId: string;
  endpoint: string;
  showsTexts: boolean;
  isPaused: boolean;
}

/** Undefined if it has been read, is too old to be news, or the device is gone. */
export async function findPush(
  db: Db,
  { notificationId, deviceId }: Push,
  hours: number,
): Promise<WaitingPush | undefined> {
  const { rows } = await sql<WaitingPush>`
    select n.user_id as "userId", n.kind, n.title, n.body, n.titles, n.bodies, n.link, n.bundle, u.role, u.language,
      coalesce(c.unread, 0) as unread, p.is_pushed as "isChosen", d.session_id as "sessionId", d.endpoint, d.p256dh,
      d.auth, d.shows_texts as "showsTexts", coalesce(d.paused_until > now(), false) as "isPaused"
    from notifications n
      join push_devices d on d.id = ${deviceId}::uuid and d.user_id = n.user_id
      join people u on u.id = n.user_id
      left join notification_counters c on c.user_id = n.user_id
      left join push_choices p on p.user_id = n.user_id and p.kind = n.kind
    where n.id = ${notificationId}::uuid and n.read_at is null
      and n.created_at > now() - make_interval(hours => ${hours})`.execute(db);
  return rows[0];
}
