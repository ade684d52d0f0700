import type { Query, QueryClient, QueryObserverOptions } from '@tanstack/react-query';

/**
 * A notification tells of a change, so what was read before it may be outdated: the page that it's about is read again
 * now, others when they're next shown. Forms and queues stay as they are while someone works on them.
 */
export function rereadSubject(client: QueryClient, link: string | null): void {
  const isShown = link !== null && new URL(link, location.origin).pathname === location.pathname;
  void client.invalidateQueries({
    predicate: (query) => !isReadOnce(query),
    refetchType: isShown ? 'active' : 'none',
  });
}

const isReadOnce = ({ observers, options }: Query): boolean =>
  [options as QueryObserverOptions, ...observers.map((observer) => observer.options)].some(
    ({ staleTime }) => staleTime === Number.POSITIVE_INFINITY,
  );
