import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { WebhookEventType, WebhookSubject } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { GIVEN, type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { CAN_ACT_IN_ROLE } from '../rights.repository.ts';

/** The channel on which every process hears of new deliveries. */
export const NEW_DELIVERIES = 'webhook_deliveries';

interface Subscriber {
  id: string;
  subject: WebhookSubject;
  ownerId: string;
}

interface Audience {
  type: Param<string>;
  councilId: Param<string> | null;
  partnerId: Param<string> | null;
}

/** Webhooks that are on, whose owners have the role. Whether they own the council isn't checked. */
export const findSubscribers = prepareStatement(
  ['type', 'councilId', 'partnerId'],
  ({ type, councilId, partnerId }: Audience) => sql<Subscriber>`
    select w.id, w.subject, w.owner_id as "ownerId" from webhooks w join accounts u on u.id = w.owner_id
    where w.off_reason is null and w.events @> array[${type}::text] and ${CAN_ACT_IN_ROLE} and (
      w.subject = 'everything'
      ${councilId === null ? sql`` : sql`or w.subject = 'council' and w.council_id = ${councilId}::uuid`}
      ${partnerId === null ? sql`` : sql`or w.subject = 'opportunities' and w.owner_id = ${partnerId}::uuid`})`,
  {
    examples: [
      { type: GIVEN, councilId: null, partnerId: null },
      { type: GIVEN, councilId: GIVEN, partnerId: GIVEN },
    ],
  },
);

export interface NewEvent {
  type: WebhookEventType;
  subjectId: string;
  data: object;
}

/** In the order given. Processes hear of them when the transaction commits. @returns the ids, webhook by webhook. */
export async function insertDeliveries(
  tx: Db | Tx,
  webhookIds: readonly string[],
  events: readonly NewEvent[],
): Promise<string[]> {
  const rows = webhookIds.flatMap((webhookId) => events.map((event) => ({ id: uuidv7(), webhookId, ...event })));
  await sql`
    insert into webhook_deliveries (id, webhook_id, type, subject_id, data)
    select given.id, given."webhookId", given.type, given."subjectId", given.data
    from rows from (
      jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as (id uuid, "webhookId" uuid, type text, "subjectId" uuid, data jsonb)
    ) with ordinality as given (id, "webhookId", type, "subjectId", data, place)
    order by given.place`.execute(tx);
  await announceDeliveries(tx);
  return rows.map(({ id }) => id);
}

export async function announceDeliveries(tx: Db | Tx): Promise<void> {
  await sql`select pg_notify(${NEW_DELIVERIES}, '')`.execute(tx);
}
