/** What someone can make a webhook about. */
import type { Role, WebhookChoice, WebhookSubject } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { eventsOf } from '../../subscriptions.ts';
import type { WebhookCouncils } from '../needs.ts';

export async function listChoices(
  { db, councils }: { db: Db | Tx; councils: WebhookCouncils },
  { userId, role }: { userId: string; role: Role },
): Promise<WebhookChoice[]> {
  const owned = await councils.listOwned(db, userId);
  const choiceOf = (subject: WebhookSubject, council: WebhookChoice['council'] = null): WebhookChoice => ({
    subject,
    council,
    events: [...eventsOf(subject)],
  });
  return [
    ...(role === 'Admin' ? [choiceOf('everything')] : []),
    ...(role === 'Admin' || role === 'Partner' ? [choiceOf('opportunities')] : []),
    ...owned.map((council) => choiceOf('council', council)),
  ];
}
