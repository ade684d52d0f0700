/** Addresses that events are sent to, and what was sent. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    webhooks: Columns['webhooks'];
    webhook_deliveries: Columns['webhook_deliveries'];
  }
}
