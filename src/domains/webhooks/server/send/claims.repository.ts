/**
 * Which process sends for a webhook: one at a time, for as long as it says that it's still there. Any number of processes
 * may ask.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { WebhookDeliveryState, WebhookFailure } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { GIVEN, type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { Outcome } from '#platform/server/outgoing/post.ts';
import { DELIVERY_COLUMNS, type DeliveryRow } from '../deliveries/deliveries.repository.ts';
import { CAN_ACT_IN_ROLE, type Held } from '../rights.repository.ts';

/** Longer than an attempt and what is written about it. */
const LEASE = sql`interval '30 seconds'`;

/**
 * Whether `d` is due, and no earlier event of the same subject is still on its way. With the offset, it's asked of the one
 * row that is read: joined, PostgreSQL would read all that is pending while it has no statistics of a new queue.
 */
const IS_NEXT = sql<SqlBool>`d.due_at <= now() and not exists (
  select from webhook_deliveries earlier
  where earlier.webhook_id = d.webhook_id and earlier.subject_id = d.subject_id and earlier.due_at is not null
    and earlier.position < d.position
  offset 0)`;

const nextOf = (webhookId: Param<string>): RawBuilder<string> => sql<string>`(
  select d.id from webhook_deliveries d where d.webhook_id = ${webhookId}::uuid and ${IS_NEXT}
  order by d.position limit 1)`;

interface Claim {
  claimId: Param<string>;
  areFailing: boolean;
  most: Param<number>;
}

/** Claims webhooks with something to send, the one that was served longest ago first. @returns their ids. */
export const claimWebhooks = prepareStatement(
  ['claimId', 'most'],
  ({ claimId, areFailing, most }: Claim) => sql<{ id: string }>`
    update webhooks set claim_id = ${claimId}::uuid, busy_until = now() + ${LEASE}
    where id in (
      select w.id from webhooks w
      where w.off_reason is null and ${areFailing ? sql`w.failures > 0` : sql`w.failures = 0`}
        and (w.busy_until is null or w.busy_until <= now()) and (w.paused_until is null or w.paused_until <= now())
        and ${nextOf(sql`w.id`)} is not null
      order by w.busy_until nulls first, w.id limit ${most} for no key update skip locked)
    returning id`,
  {
    examples: [
      { claimId: GIVEN, areFailing: false, most: GIVEN },
      { claimId: GIVEN, areFailing: true, most: GIVEN },
    ],
  },
);

/** Lets the next process have it. No-op if another one has it already. */
export async function releaseWebhook(db: Db, id: string, claimId: string): Promise<void> {
  await sql`
    update webhooks set claim_id = null, busy_until = now()
    where id = ${id}::uuid and claim_id = ${claimId}::uuid`.execute(db);
}

export interface BegunAttempt extends DeliveryRow, Held {
  /** Which attempt this is since it was last asked for, from 1. */
  tries: number;
  /** When it happened, or was asked for again. */
  askedAt: Date;
  url: string;
  sealedSecret: string;
  /** Null unless it still signs. */
  oldSealedSecret: string | null;
}

interface Begin {
  webhookId: Param<string>;
  claimId: Param<string>;
}

/** Begins an attempt of the next delivery of a claimed webhook, if there is one. */
export const beginAttempt = prepareStatement(
  ['webhookId', 'claimId'],
  ({ webhookId, claimId }: Begin) => sql<BegunAttempt>`
    update webhook_deliveries d set state = 'sending', attempts = d.attempts + 1, tries = d.tries + 1,
      attempted_at = now()
    from webhooks w join accounts u on u.id = w.owner_id
    where w.id = ${webhookId}::uuid and w.claim_id = ${claimId}::uuid and w.off_reason is null
      and d.id = ${nextOf(webhookId)}
    returning ${DELIVERY_COLUMNS}, d.tries, d.asked_at as "askedAt", w.url, w.subject, w.owner_id as "ownerId", w.council_id as "councilId",
      ${CAN_ACT_IN_ROLE} as "canActInRole", w.sealed_secret as "sealedSecret",
      case when w.old_secret_until > now() then w.old_sealed_secret end as "oldSealedSecret"`,
);

/** An attempt that ended because the process stops. It's due as before. */
export async function undoAttempt(db: Db, id: string): Promise<void> {
  await sql`
    update webhook_deliveries set attempts = attempts - 1, tries = tries - 1
    where id = ${id}::uuid and state = 'sending'`.execute(db);
}

export interface EventOutcome extends Pick<Outcome, 'status' | 'answer' | 'tookMs'> {
  failure: WebhookFailure | null;
}

export interface Sent {
  id: string;
  url: string;
  headers: readonly { name: string; value: string }[];
  outcome: EventOutcome;
}

interface Settled extends Sent {
  state: WebhookDeliveryState;
  /** Null unless another attempt follows. */
  againInSeconds: number | null;
}

export async function setOutcome(
  db: Db | Tx,
  { id, url, headers, outcome, state, againInSeconds }: Settled,
): Promise<void> {
  const { status, failure, answer, tookMs } = outcome;
  await sql`
    update webhook_deliveries set state = ${state}, due_at = now() + make_interval(secs => ${againInSeconds}),
      took_ms = ${tookMs}, url = ${url}, headers = ${JSON.stringify(headers)}::jsonb, status = ${status},
      failure = ${failure}, answer = ${answer}
    where id = ${id}::uuid and state = 'sending'`.execute(db);
}

interface Delivered {
  id: Param<string>;
  webhookId: Param<string>;
  state: Param<string>;
  status: Param<number> | null;
  tookMs: Param<number>;
  url: Param<string>;
  headers: Param<string>;
  answer: Param<string> | null;
}

/** Also keeps the claim. */
export const setDelivered = prepareStatement(
  ['id', 'webhookId', 'state', 'status', 'tookMs', 'url', 'headers', 'answer'],
  ({ id, webhookId, state, status, tookMs, url, headers, answer }: Delivered) => sql<{ id: string }>`
    with delivered as (
      update webhook_deliveries set state = ${state}, due_at = null, took_ms = ${tookMs}::int, url = ${url},
        headers = ${headers}::jsonb, status = ${status}::smallint, failure = null, answer = ${answer}::text
      where id = ${id}::uuid and state = 'sending')
    update webhooks set delivered_at = now(), failing_since = null, failures = 0, paused_until = null,
      busy_until = now() + ${LEASE}
    where id = ${webhookId}::uuid
    returning id`,
);

/** @returns how many attempts have failed in a row. */
export async function noteFailure(tx: Tx, webhookId: string): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update webhooks set failures = failures + 1, failing_since = coalesce(failing_since, now()),
      busy_until = now() + ${LEASE}
    where id = ${webhookId}::uuid returning failures`.execute(tx);
  return rows[0]?.failures ?? 0;
}

export async function pauseWebhook(tx: Tx, webhookId: string, seconds: number): Promise<void> {
  await sql`
    update webhooks set paused_until = now() + make_interval(secs => ${seconds}) where id = ${webhookId}::uuid`.execute(
    tx,
  );
}
