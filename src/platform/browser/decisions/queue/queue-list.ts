/** Loading and caching the rows of a queue. */
import {
  hashKey,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { PageMeta } from '#generated/types.gen.ts';

/** The response of every list call. */
export interface RowList<Row> {
  data: { data: Row[]; meta: PageMeta };
}

export interface QueueQuery<Row, List extends RowList<Row> = RowList<Row>> {
  queryKey: QueryKey;
  read: (context: QueryFunctionContext) => List | Promise<List>;
}

/** Turns a generated call's options into the query of a queue. */
export function rowsOf<Row, List extends RowList<Row>, Key extends QueryKey>({
  queryKey,
  queryFn,
}: {
  queryKey: Key;
  queryFn?: QueryFunction<List, Key, never>;
}): QueueQuery<Row, List> {
  if (!queryFn) throw new Error('The options of a call always have a function');
  return { queryKey, read: (context) => queryFn({ ...context, queryKey }) };
}

/** Builds the query for the page in the address or, given a cursor, for the rows after it. */
export type QueueReader<Row> = (cursor: string | null) => QueueQuery<Row>;

export interface QueueRows<Row> {
  /** Identifies this list among others on the page. */
  list: string;
  /** The page in the address. */
  first: UseQueryResult<RowList<Row>>;
  /** The most recently loaded batch. */
  latest: UseQueryResult<RowList<Row>>;
  /** All loaded batches, in order. */
  batches: readonly RowList<Row>['data'][];
  /** Cursor for the next batch; null at the end and while loading. */
  nextCursor: string | null;
  readOn: (cursor: string) => void;
  /** Drops later batches and refetches the first page. */
  readAgain: () => Promise<void>;
}

/** Never refetches by itself, so that rows don't move while someone works on them. */
export function useQueueList<Row, List extends RowList<Row>>(query: QueueQuery<Row, List>): UseQueryResult<List> {
  return useQuery(optionsOf(query));
}

/** A page of a queue, plus the batches loaded after it. */
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
    queryFn: read,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  };
}
