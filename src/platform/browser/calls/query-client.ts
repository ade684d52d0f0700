import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import { followOnline } from './connection-state.ts';

const MAX_RETRIES = 2;
const FRESH_MS = 30_000;

/**
 * Offline, queries are asked once, since this device may have kept an answer. Otherwise they pause and resume by
 * themselves, and a notice says so; mutations fail, so that the page can say so in place. Refusals aren't retried: only a lost response or a server error is.
 */
export function createQueryClient(): QueryClient {
  // By itself, the manager only listens for changes, and assumes it's online until the first.
  if (typeof window !== 'undefined') onlineManager.setEventListener(followOnline);
  // By default it waits for a timer, which browsers run after clicks that are already queued: a button would not be
  // pending yet when the second of two quick clicks arrives.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'offlineFirst',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < MAX_RETRIES && (isApiError(error, 'network') || isApiError(error, 'server')),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
