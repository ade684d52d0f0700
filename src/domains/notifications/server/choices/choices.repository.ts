/** Notification settings. A kind left at its default has no row. */
import { type RawBuilder, sql } from 'kysely';
import type { NotificationKind, NotificationWay } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { areaOfKind } from '../../model.ts';

export interface Choice {
  kind: NotificationKind;
  way: NotificationWay;
}

export async function listChoices(db: Db | Tx, userId: string): Promise<Choice[]> {
  return db.selectFrom('notification_choices').select(['kind', 'way']).where('user_id', '=', userId).execute();
}

export async function findChoice(
  db: Db | Tx,
  userId: string,
  kind: NotificationKind,
): Promise<NotificationWay | undefined> {
  const row = await db
    .selectFrom('notification_choices')
    .select('way')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.way;
}

export const hasDevice = (userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from push_devices d where d.user_id = ${userId})`;

/** Null belongs to no area, so it's never off. */
export const isAreaOff = (area: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from areas_off where areas_off.area = ${area})`;

export interface Preference {
  /** Null when none was chosen. */
  language: string | null;
  /** For the kind; null for its default. */
  way: NotificationWay | null;
  /** Null for the kind's default. */
  isPushed: boolean | null;
  /** Whether any device is sent notifications. */
  hasDevice: boolean;
  /** Whether the community does without the area that it's about. */
  isOff: boolean;
}

/** In the order given. */
export async function listPreferences(
  tx: Tx,
  news: readonly { userId: string; kind: NotificationKind }[],
): Promise<Preference[]> {
  if (news.length === 0) return [];
  const userIds = news.map(({ userId }) => userId);
  const kinds = news.map(({ kind }) => kind);
  const areas = news.map(({ kind }) => areaOfKind(kind));
  const { rows } = await sql<Preference>`
    select u.language, c.way, p.is_pushed as "isPushed", ${hasDevice(sql`given.user_id`)} as "hasDevice",
      ${isAreaOff(sql`given.area`)} as "isOff"
    from unnest(${userIds}::uuid[], ${kinds}::text[], ${areas}::text[]) with ordinality
        as given (user_id, kind, area, place)
      left join people u on u.id = given.user_id
      left join notification_choices c on c.user_id = given.user_id and c.kind = given.kind
      left join push_choices p on p.user_id = given.user_id and p.kind = given.kind
    order by given.place`.execute(tx);
  return rows;
}

export async function setChoices(tx: Tx, userId: string, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return;
  await tx
    .insertInto('notification_choices')
    .values(choices.map(({ kind, way }) => ({ user_id: userId, kind, way, stopped: null })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet((excluded) => ({
        way: excluded.ref('excluded.way'),
        stopped: null,
        chosen_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

export interface PushChoice {
  kind: NotificationKind;
  isPushed: boolean;
}

export async function listPushChoices(db: Db | Tx, userId: string): Promise<PushChoice[]> {
  return db
    .selectFrom('push_choices')
    .select(['kind', 'is_pushed as isPushed'])
    .where('user_id', '=', userId)
    .execute();
}

export async function setPushChoices(tx: Tx, userId: string, choices: readonly PushChoice[]): Promise<void> {
  if (choices.length === 0) return;
  await tx
    .insertInto('push_choices')
    .values(choices.map(({ kind, isPushed }) => ({ user_id: userId, kind, is_pushed: isPushed })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet((excluded) => ({ is_pushed: excluded.ref('excluded.is_pushed'), chosen_at: sql<Date>`now()` })),
    )
    .execute();
}

/** Stops emails that were chosen or, with `isDefault`, are sent by default. @returns false if it was a no-op. */
export async function stopMails(
  db: Db,
  userId: string,
  { kind, isDefault }: { kind: NotificationKind; isDefault: boolean },
): Promise<boolean> {
  const values = { user_id: userId, kind, way: 'in_app' as const };
  if (isDefault) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('notification_choices')
      .values({ ...values, stopped: 'default' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows > 0n) return true;
  }
  return replaceWay(db, userId, { kind, from: 'mail' });
}

export async function stopDigest(db: Db, userId: string): Promise<boolean> {
  return replaceWay(db, userId, { kind: null, from: 'digest' });
}

async function replaceWay(
  db: Db,
  userId: string,
  { kind, from }: { kind: NotificationKind | null; from: 'mail' | 'digest' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification_choices')
    .set({ way: 'in_app', stopped: from })
    .where('user_id', '=', userId)
    .where('way', '=', from)
    .$if(kind !== null, (query) => query.where('kind', '=', kind ?? 'account_changed'))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Undoes an unsubscription: from one kind or, with null, from the daily summary. */
export async function undoUnsubscription(db: Db, userId: string, kind: NotificationKind | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (kind !== null) {
      await tx
        .deleteFrom('notification_choices')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('stopped', '=', 'default')
        .execute();
    }
    const from = kind === null ? 'digest' : 'mail';
    await tx
      .updateTable('notification_choices')
      .set({ way: from, stopped: null })
      .where('user_id', '=', userId)
      .where('stopped', '=', from)
      .$if(kind !== null, (query) => query.where('kind', '=', kind ?? 'account_changed'))
      .execute();
  });
}
