/** Deletes the webhooks of a forgotten person, and takes the name out of what others' were sent about them. */
import { sql } from 'kysely';
import { FORMER_MEMBER, publicProfilePathOf } from '#domains/people/model.ts';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import type { Tx } from '#platform/server/db/database.ts';

export const webhooksErasure: Erasure = {
  erase: async (tx, { id }) => {
    await sql`delete from webhooks where owner_id = ${id}::uuid`.execute(tx);
    await forgetName(tx, id);
  },
  tables: {
    webhooks: 'deleted',
    webhook_deliveries: {
      erased: ['data', 'answer'],
      kept: {
        type: 'a kind of event',
        url: 'the address of someone else’s webhook',
        headers: 'signatures and times',
        failure: 'why an attempt failed',
      },
    },
  },
};

/** A receiver's answer may repeat what it was sent. */
async function forgetName(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ id: string; data: object }>`
    select id, data from webhook_deliveries where position(${id} in data::text) > 0`.execute(tx);
  for (const delivery of rows) {
    await sql`
      update webhook_deliveries set data = ${JSON.stringify(withoutName(delivery.data, id))}::jsonb, answer = null
      where id = ${delivery.id}::uuid`.execute(tx);
  }
}

/** Whatever has the person's id has no name then, and no link that contains it. */
const withoutName = (data: object, id: string): unknown =>
  JSON.parse(JSON.stringify(data), (_, value) => {
    if (typeof value !== 'object' || value === null || value.id !== id) return value;
    return {
      ...value,
      ...('name' in value && { name: FORMER_MEMBER.name }),
      ...('link' in value && { link: publicProfilePathOf({ id, slug: FORMER_MEMBER.slug }) }),
    };
  });
