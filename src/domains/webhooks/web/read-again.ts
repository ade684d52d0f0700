import type { QueryClient } from '@tanstack/react-query';
import type { RouteHandlers } from '#generated/fastify.gen.ts';

/** Here rather than among what every page knows of its answers, since few pages show any of these. */
const READS: readonly (keyof RouteHandlers)[] = [
  'getWebhook',
  'getWebhookDelivery',
  'listHeldWebhooks',
  'listMyWebhooks',
  'listWebhookDeliveries',
];

/** After a change: whatever shows a webhook or what was sent to it. */
export const readWebhooksAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [call] }) => READS.some((read) => read === (call as { _id?: string })._id),
  });
