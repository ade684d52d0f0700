import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PageMeta, WebhookOffReason, WebhookSubject } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { descending, type ListOrder, orderOf } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';
import { CAN_ACT_IN_ROLE, type Held } from '../rights.repository.ts';

export interface WebhookRow extends Held {
  id: string;
  name: string;
  url: string;
  events: string[];
  offReason: WebhookOffReason | null;
  failingSince: Date | null;
  deliveredAt: Date | null;
  /** Null unless two secrets sign. */
  oldSecretUntil: Date | null;
  createdAt: Date;
}

const WEBHOOK_COLUMNS = sql<WebhookRow>`w.id, w.owner_id as "ownerId", w.name, w.url, w.subject,
  w.council_id as "councilId", w.events, w.off_reason as "offReason", w.failing_since as "failingSince",
  w.delivered_at as "deliveredAt", case when w.old_secret_until > now() then w.old_secret_until end as "oldSecretUntil",
  w.created_at as "createdAt", ${CAN_ACT_IN_ROLE} as "canActInRole"`;
const FROM = sql`webhooks w join accounts u on u.id = w.owner_id`;

/** The newest first: ids are ordered by time. */
export const HELD_WEBHOOKS = orderOf('webhooks', sql`w.id`, descending());

/** The newest first. */
export async function listWebhooksOf(db: Db | Tx, ownerId: string): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select ${WEBHOOK_COLUMNS} from ${FROM} where w.owner_id = ${ownerId}::uuid order by w.id desc`.execute(db);
  return rows;
}

export const listHeld = (db: Db, page: PageRequest<ListOrder>): Promise<{ rows: WebhookRow[]; meta: PageMeta }> =>
  readListPage(db, page, { columns: WEBHOOK_COLUMNS, from: FROM, where: [] });

/** @param ownerId null for anyone's. */
interface Wanted {
  id: string;
  ownerId: string | null;
}

const isWanted = ({ id, ownerId }: Wanted): RawBuilder<SqlBool> =>
  sql<SqlBool>`w.id = ${id}::uuid and ${ownerId === null ? sql`true` : sql`w.owner_id = ${ownerId}::uuid`}`;

export async function findWebhook(db: Db | Tx, wanted: Wanted): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`select ${WEBHOOK_COLUMNS} from ${FROM} where ${isWanted(wanted)}`.execute(db);
  return rows[0];
}

/** Locks the row until the transaction ends. New deliveries don't need it. */
export async function findWebhookForUpdate(tx: Tx, wanted: Wanted): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    select ${WEBHOOK_COLUMNS} from ${FROM} where ${isWanted(wanted)} for no key update of w`.execute(tx);
  return rows[0];
}

/** The owner's other transactions that ask wait until this one ends, so that the number holds. */
export async function countWebhooksOf(tx: Tx, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhook:' || ${ownerId}::text, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhooks where owner_id = ${ownerId}::uuid`.execute(tx);
  return rows[0]?.count ?? 0;
}

interface NewWebhook {
  id: string;
  ownerId: string;
  name: string;
  url: string;
  subject: WebhookSubject;
  councilId: string | null;
  events: readonly string[];
  sealedSecret: string;
}

export async function insertWebhook(tx: Tx, webhook: NewWebhook): Promise<void> {
  const { id, ownerId, name, url, subject, councilId, events, sealedSecret } = webhook;
  await sql`
    insert into webhooks (id, owner_id, name, url, subject, council_id, events, sealed_secret)
    values (${id}, ${ownerId}, ${name}, ${url}, ${subject}, ${councilId}, ${[...events]}::text[], ${sealedSecret})`.execute(
    tx,
  );
}

/** What's pending is due at the new address at once. */
export async function setContent(
  tx: Tx,
  id: string,
  { name, url, events }: Pick<NewWebhook, 'name' | 'url' | 'events'>,
): Promise<void> {
  await sql`
    update webhooks set name = ${name}, url = ${url}, events = ${[...events]}::text[], paused_until = null
    where id = ${id}::uuid`.execute(tx);
}

export async function setOffReason(tx: Tx, id: string, offReason: WebhookOffReason | null): Promise<void> {
  await sql`
    update webhooks set off_reason = ${offReason}, failing_since = null, failures = 0, paused_until = null
    where id = ${id}::uuid`.execute(tx);
}

/** The secret before signs for another 24 hours; the one before that is gone. */
export async function replaceSecret(tx: Tx, id: string, sealedSecret: string): Promise<void> {
  await sql`
    update webhooks set old_sealed_secret = sealed_secret, old_secret_until = now() + interval '24 hours',
      sealed_secret = ${sealedSecret}
    where id = ${id}::uuid`.execute(tx);
}

export async function endPause(tx: Tx, id: string): Promise<void> {
  await sql`update webhooks set paused_until = null where id = ${id}::uuid`.execute(tx);
}

export async function deleteWebhookRow(tx: Tx, id: string): Promise<void> {
  await sql`delete from webhooks where id = ${id}::uuid`.execute(tx);
}

export async function deleteOldSecrets(db: Db): Promise<void> {
  await sql`
    update webhooks set old_sealed_secret = null, old_secret_until = null where old_secret_until <= now()`.execute(db);
}

export interface SealedSecrets {
  id: string;
  sealedSecret: string;
  oldSealedSecret: string | null;
}

/** By id. Locks their rows until the transaction ends. */
export async function listSecretsForUpdate(
  tx: Tx,
  { after, limit }: { after: string | null; limit: number },
): Promise<SealedSecrets[]> {
  const { rows } = await sql<SealedSecrets>`
    select id, sealed_secret as "sealedSecret", old_sealed_secret as "oldSealedSecret" from webhooks
    where ${after}::uuid is null or id > ${after}::uuid
    order by id limit ${limit} for no key update`.execute(tx);
  return rows;
}

export async function setSealedSecrets(tx: Tx, { id, sealedSecret, oldSealedSecret }: SealedSecrets): Promise<void> {
  await sql`
    update webhooks set sealed_secret = ${sealedSecret}, old_sealed_secret = ${oldSealedSecret}
    where id = ${id}::uuid`.execute(tx);
}
