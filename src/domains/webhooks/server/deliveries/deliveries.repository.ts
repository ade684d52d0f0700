import { type SqlBool, sql } from 'kysely';
import type { PageMeta, WebhookDeliveryState, WebhookEventType, WebhookFailure } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { descending, type ListOrder, orderOf } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';

export interface DeliveryRow {
  id: string;
  webhookId: string;
  type: WebhookEventType;
  data: object;
  state: WebhookDeliveryState;
  createdAt: Date;
  attempts: number;
  attemptedAt: Date | null;
  dueAt: Date | null;
  status: number | null;
  failure: WebhookFailure | null;
  tookMs: number | null;
}

export interface WholeDeliveryRow extends DeliveryRow {
  url: string | null;
  headers: { name: string; value: string }[] | null;
  answer: string | null;
}

export const DELIVERY_COLUMNS = sql<DeliveryRow>`d.id, d.webhook_id as "webhookId", d.type, d.data, d.state,
  d.created_at as "createdAt", d.attempts, d.attempted_at as "attemptedAt", d.due_at as "dueAt", d.status, d.failure,
  d.took_ms as "tookMs"`;
const WHOLE = sql<WholeDeliveryRow>`${DELIVERY_COLUMNS}, d.url, d.headers, d.answer`;

/** The newest first: ids are ordered by time. */
export const DELIVERIES = orderOf('webhookDeliveries', sql`d.id`, descending());

export const listDeliveries = (
  db: Db,
  page: PageRequest<ListOrder>,
  { webhookId, state }: { webhookId: string; state: WebhookDeliveryState | undefined },
): Promise<{ rows: DeliveryRow[]; meta: PageMeta }> =>
  readListPage(db, page, {
    columns: DELIVERY_COLUMNS,
    from: sql`webhook_deliveries d`,
    where: [
      sql<SqlBool>`d.webhook_id = ${webhookId}::uuid`,
      ...(state === undefined ? [] : [sql<SqlBool>`d.state = ${state}`]),
    ],
  });

export async function findDelivery(db: Db | Tx, id: string): Promise<WholeDeliveryRow | undefined> {
  const { rows } = await sql<WholeDeliveryRow>`
    select ${WHOLE} from webhook_deliveries d where d.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function findDeliveryForUpdate(tx: Tx, id: string): Promise<WholeDeliveryRow | undefined> {
  const { rows } = await sql<WholeDeliveryRow>`
    select ${WHOLE} from webhook_deliveries d where d.id = ${id}::uuid for no key update`.execute(tx);
  return rows[0];
}

/** Due at once, with the whole series of attempts ahead. */
export async function queueAgain(tx: Tx, id: string, state: WebhookDeliveryState): Promise<void> {
  await sql`
    update webhook_deliveries set state = ${state}, due_at = now(), asked_at = now(), tries = 0, failure = null
    where id = ${id}::uuid`.execute(tx);
}

/** Gives up everything that wasn't delivered. */
export async function withholdAll(tx: Db | Tx, webhookId: string): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'given_up', due_at = null, failure = 'withheld'
    where webhook_id = ${webhookId}::uuid and due_at is not null`.execute(tx);
}

const DELETED_AT_ONCE = 5_000;

/** @returns whether there may be more. */
export async function deleteOldDeliveries(db: Db, days: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries
      where due_at is null and created_at < now() - make_interval(days => ${days}::integer) limit ${DELETED_AT_ONCE})`.execute(
    db,
  );
  return numAffectedRows === BigInt(DELETED_AT_ONCE);
}
