/** The webhook that a call is about. */
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { findWebhook, findWebhookForUpdate, type WebhookRow } from './webhooks.repository.ts';

type Holder = Pick<Caller, 'userId' | 'role'>;

/** An admin may see, switch and delete anyone's; the address and the secret are the owner's alone. */
const ownerIdFor = ({ userId, role }: Holder): string | null => (role === 'Admin' ? null : userId);

/** @throws {Failure} 404 for others'. */
export async function getSeenWebhook(db: Db | Tx, caller: Holder, id: string): Promise<WebhookRow> {
  return orGone(await findWebhook(db, { id, ownerId: ownerIdFor(caller) }));
}

/** Locked until the transaction ends. @throws {Failure} 404 for others'. */
export async function getManagedWebhook(tx: Tx, caller: Holder, id: string): Promise<WebhookRow> {
  return orGone(await findWebhookForUpdate(tx, { id, ownerId: ownerIdFor(caller) }));
}

/** Locked until the transaction ends. @throws {Failure} 404 for anyone else's. */
export async function getOwnWebhook(tx: Tx, { userId }: Holder, id: string): Promise<WebhookRow> {
  return orGone(await findWebhookForUpdate(tx, { id, ownerId: userId }));
}

function orGone(webhook: WebhookRow | undefined): WebhookRow {
  if (!webhook) throw notFound(say('webhooks.failures.gone'));
  return webhook;
}
