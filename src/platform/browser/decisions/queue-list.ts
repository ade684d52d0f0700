/** The rows of a queue as they are read and kept. */
import {
  hashKey,
  type QueryClient,
  type QueryKey,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { PageMeta } from '../../../../generated/types.gen.ts';
import type { Decidable } from './held-decision.ts';

/** What every call that lists something answers with. */
export interface RowList<Row> {
  data: { data: Row[]; meta: PageMeta };
}

export interface QueueQuery<Row, List extends RowList<Row> = RowList<Row>> {
  queryKey: QueryKey;
  read: (signal: AbortSignal) => Promise<List>;
}

/** From the page in the address, or from the row after which that cursor goes on. */
export type QueueReader<Row> = (cursor: string | null) => QueueQuery<Row>;

export interface QueueRows<Row> {
  /** Tells this list from the others that the same page shows. */
  list: string;
  /** The page in the address. */
  first: UseQueryResult<RowList<Row>>;
  /** What comes after it, once there is need for more. */
  latest: UseQueryResult<RowList<Row>>;
  /** In their order, as far as they are loaded. */
  batches: readonly RowList<Row>['data'][];
  /** Where the list goes on after what is loaded; null at its end and while more is on its way. */
  nextCursor: string | null;
  readOn: (cursor: string) => void;
  /** Forgets what came after the first page and reads that one again. */
  readAgain: () => Promise<void>;
}

/** The rows stay as they are while they are worked through: what is new is told, and shown when asked for. */
export function useQueueList<Row, List extends RowList<Row>>(query: QueueQuery<Row, List>): UseQueryResult<List> {
  return useQuery(optionsOf(query));
}

/** A page of a queue, and behind it as many more as are worked through at one sitting. */
export function useQueueRows<Row>(query: QueueReader<Row>): QueueRows<Row> {
  const start = query(null);
  const list = hashKey(start.queryKey);
  const [walked, setWalked] = useState<{ list: string; cursors: readonly string[] }>({ list, cursors: [] });
  const cursors = walked.list === list ? walked.cursors : [];
  const first = useQuery(optionsOf(start));
  const others = useQueries({ queries: cursors.map((cursor) => optionsOf(query(cursor))) });
  const latest = others.at(-1) ?? first;
  return {
    list,
    first,
    latest,
    batches: [first, ...others].flatMap(({ data }) => (data === undefined ? [] : [data.data])),
    nextCursor: latest.data?.data.meta.nextCursor ?? null,
    readOn: (cursor) => setWalked({ list, cursors: [...cursors.filter((one) => one !== cursor), cursor] }),
    async readAgain() {
      setWalked({ list, cursors: [] });
      await first.refetch();
    },
  };
}

function optionsOf<Row, List extends RowList<Row>>({ queryKey, read }: QueueQuery<Row, List>) {
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  };
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
