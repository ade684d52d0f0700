import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from '#platform/browser/api-error.ts';

const MOST_RETRIES = 2;
const FRESH_MS = 30_000;

/**
 * Offline a list waits, as a notice says, and goes on by itself; what a person does fails, so
 * that its own place can say so. What the server refused, it refuses again: only a lost answer or a failing server is worth another try.
 */
export function createQueryClient(): QueryClient {
  // It hears of changes, and takes itself to be online until the first.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < MOST_RETRIES && (isApiError(error, 'network') || isApiError(error, 'server')),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
