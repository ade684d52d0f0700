import type { QueryClient } from '@tanstack/react-query';
import type { RouteHandlers } from '#generated/fastify.gen.ts';

/** Here rather than among what every page knows of its answers, since few pages show any of these. */
const READS: readonly (keyof RouteHandlers)[] = ['getCredential', 'listMyCredentials'];

/** After a change: whatever shows a credential. */
export const readCredentialsAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => READS.some((read) => read === (queryKey[0] as { _id?: string })._id),
  });
