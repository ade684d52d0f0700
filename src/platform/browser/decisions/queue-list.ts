/** The rows of a queue as they are read and kept. */
import { type QueryClient, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { PageMeta } from '../../../../generated/types.gen.ts';
import type { Decidable } from './held-decision.ts';

/** What every call that lists something answers with. */
export interface RowList<Row> {
  data: { data: Row[]; meta: PageMeta };
}

export interface QueueQuery<Row> {
  queryKey: QueryKey;
  read: (signal: AbortSignal) => Promise<RowList<Row>>;
}

/** The rows stay as they are while they are worked through: what is new is told, and shown when asked for. */
export function useQueueList<Row>({ queryKey, read }: QueueQuery<Row>): UseQueryResult<RowList<Row>> {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** In every list under these keys the row is put right where it stands; what is listed stays as it is. */
export function changeRow<Row extends Decidable>(
  queryClient: QueryClient,
  queryKeys: readonly QueryKey[],
  id: string,
  change: (row: Row) => Row,
): void {
  for (const queryKey of queryKeys) {
    queryClient.setQueriesData<RowList<Row>>(
      { queryKey },
      (known) =>
        known && {
          ...known,
          data: { ...known.data, data: known.data.data.map((row) => (row.id === id ? change(row) : row)) },
        },
    );
  }
}
