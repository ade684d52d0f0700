import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../platform/browser/api-error.ts';

const MOST_RETRIES = 2;
const FRESH_MS = 30_000;

/**
 * Without a line a call fails, so that the screen can say so: left to itself the client would wait without a word.
 * What the server refused, it refuses again: only a lost answer or a failing server is worth another try.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < MOST_RETRIES && (isApiError(error, 'network') || isApiError(error, 'server')),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
