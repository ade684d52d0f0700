import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { RouteHandlers } from '#generated/fastify.gen.ts';

/** Here rather than among what every page knows of its answers, since few pages show any of these. */
const READS: readonly (keyof RouteHandlers)[] = [
  'getWebhook',
  'getWebhookDelivery',
  'listHeldWebhooks',
  'listMyWebhooks',
  'listWebhookDeliveries',
];

const ofWebhooks = {
  predicate: ({ queryKey }) => READS.some((read) => read === (queryKey[0] as { _id?: string })._id),
} satisfies QueryFilters;

/** After a change: whatever shows a webhook or what was sent to it. */
export const readWebhooksAgain = (client: QueryClient): Promise<void> => client.invalidateQueries(ofWebhooks);

/** After a deletion, so that a list doesn't show it once more while it's read. What is shown isn't there to be read. */
export const forgetWebhookLists = (client: QueryClient): void =>
  client.removeQueries({ ...ofWebhooks, type: 'inactive' });
