import { v7 as uuidv7 } from 'uuid';
import { notify } from '#domains/notifications/server/public.ts';
import type { Webhook, WebhookInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type Caller, callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, forbidden, invalid } from '#platform/server/http/failure.ts';
import { seal } from '#platform/server/http/security/sealed-text.ts';
import { MAX_WEBHOOKS, webhookPathOf } from '../../model.ts';
import type { WebhookCouncils, WebhookNeeds } from '../needs.ts';
import { presentWebhooks } from '../present.ts';
import { makeWebhookSecret } from '../send/signature.ts';
import { readContent } from './input.ts';
import { countWebhooksOf, findWebhook, insertWebhook } from './webhooks.repository.ts';

/** @throws {Failure} 403 for what isn't the caller's, 409 past the limit, 422 by field. */
export const makeWebhook: Call<'makeWebhook', WebhookNeeds> = async ({ db, config, keys, councils }, request) => {
  const caller = callerOf(request);
  const { userId: ownerId, role } = caller;
  const input = request.body;
  const content = readContent(input, input.subject, config.webhookHosts);
  const secret = makeWebhookSecret();
  const id = uuidv7();
  const webhook = await db.transaction().execute(async (tx) => {
    await assertEntitled(tx, councils, caller, input);
    const max = role === 'Admin' ? MAX_WEBHOOKS.admin : MAX_WEBHOOKS.other;
    if ((await countWebhooksOf(tx, ownerId)) >= max) throw conflict('full', say('webhooks.failures.tooMany', { max }));
    const { subject, councilId = null } = input;
    await insertWebhook(tx, { id, ownerId, subject, councilId, ...content, sealedSecret: seal(keys.webhooks, secret) });
    await notify(tx, {
      userId: ownerId,
      kind: 'account_changed',
      title: () => say('webhooks.notifications.made.title', { name: content.name }),
      body: () => say('webhooks.notifications.made.body'),
      link: webhookPathOf({ id }),
    });
    return showWebhook(tx, councils, id);
  });
  return ok('Webhook made.', { webhook, secret });
};

/** @throws {Failure} 403, 422. */
async function assertEntitled(
  tx: Tx,
  councils: WebhookCouncils,
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  { subject, councilId }: WebhookInput,
): Promise<void> {
  if (subject !== 'council' && councilId !== undefined)
    throw invalid([{ field: 'councilId', message: say('webhooks.failures.noCouncil') }]);
  if (subject === 'everything' && role !== 'Admin') throw forbidden('not_allowed', say('webhooks.failures.adminsOnly'));
  if (subject === 'opportunities' && role !== 'Admin' && role !== 'Partner')
    throw forbidden('not_allowed', say('webhooks.failures.partnersOnly'));
  if (subject !== 'council') return;
  if (councilId === undefined)
    throw invalid([{ field: 'councilId', message: say('webhooks.failures.councilMissing') }]);
  const council = (await councils.find(tx, [councilId])).get(councilId);
  if (council?.ownerId !== userId) throw forbidden('not_allowed', say('webhooks.failures.ownersOnly'));
}

/** One that's there. */
export async function showWebhook(tx: Tx, councils: WebhookCouncils, id: string): Promise<Webhook> {
  const row = await findWebhook(tx, { id, ownerId: null });
  const [webhook] = row ? await presentWebhooks({ db: tx, councils }, [row]) : [];
  if (!webhook) throw new Error('The webhook is gone');
  return webhook;
}
