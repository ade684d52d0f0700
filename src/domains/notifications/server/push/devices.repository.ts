/** Browsers that show their person's notifications, one for each login. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { BrowserKeys } from './encrypt.ts';

export interface PushDeviceRow {
  id: string;
  sessionId: string;
  showsTexts: boolean;
  createdAt: Date;
  lastSentAt: Date | null;
}

const MAX_LISTED = 100;

export async function listPushDevices(db: Db, userId: string): Promise<PushDeviceRow[]> {
  return db
    .selectFrom('push_devices')
    .select([
      'id',
      'session_id as sessionId',
      'shows_texts as showsTexts',
      'created_at as createdAt',
      'last_sent_at as lastSentAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
}

interface NewDevice extends BrowserKeys {
  userId: string;
  sessionId: string;
  endpoint: string;
}

/** Takes the place of the login's earlier one, and of whose browser it was before. */
export async function putPushDevice(tx: Tx, { userId, sessionId, endpoint, p256dh, auth }: NewDevice): Promise<void> {
  await tx.deleteFrom('push_devices').where('session_id', '=', sessionId).where('endpoint', '!=', endpoint).execute();
  await sql`
    insert into push_devices as d (id, user_id, session_id, endpoint, p256dh, auth)
    values (${uuidv7()}::uuid, ${userId}::uuid, ${sessionId}::uuid, ${endpoint}, ${p256dh}, ${auth})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, paused_until = null,
      shows_texts = d.shows_texts and d.user_id = excluded.user_id`.execute(tx);
}

/** @returns whether it's this person's. */
export async function setShowsTexts(db: Db, userId: string, id: string, showsTexts: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_devices')
    .set({ shows_texts: showsTexts })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether it was this person's. */
export async function deletePushDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those of logins that end otherwise are deleted when something would be sent to them, or with their session. */
export async function deletePushDeviceOfLogin(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_devices').where('session_id', '=', sessionId).execute();
}

export async function noteSent(db: Db, id: string): Promise<void> {
  await db.updateTable('push_devices').set({ last_sent_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

export async function pauseDevice(db: Db, id: string, seconds: number): Promise<void> {
  await sql`
    update push_devices set paused_until = now() + make_interval(secs => ${seconds}) where id = ${id}::uuid`.execute(
    db,
  );
}
