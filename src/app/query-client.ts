import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../platform/browser/api-error.ts';

const MOST_RETRIES = 2;
const FRESH_MS = 30_000;

/** What the server refused, it refuses again: only a lost answer or a failing server is worth another try. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) =>
          failures < MOST_RETRIES && (isApiError(error, 'network') || isApiError(error, 'server')),
      },
      mutations: { retry: false },
    },
  });
}
