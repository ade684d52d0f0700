/** Lists are read by cursor: numbered pages end at row 10,000, and shift when new rows arrive. */
import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';

interface Meta {
  nextCursor: string | null;
}

interface Page<Row = unknown> {
  data: { data: readonly Row[]; meta: Meta };
}

type Walk<P, Failure, Key extends QueryKey, Place> = Omit<
  UseInfiniteQueryOptions<P, Failure, InfiniteData<P>, Key, Place>,
  'initialPageParam' | 'getNextPageParam'
>;

interface WalkOptions {
  /** Keeps the previous rows until those for changed filters have arrived. */
  keepsRows?: boolean;
}

/** The rows of a list, one page after the other. The cursor is added to the query. */
export function useWalkedList<P extends Page, Failure, Key extends QueryKey, Place>(
  walk: Walk<P, Failure, Key, Place>,
  options?: WalkOptions,
) {
  const list = useWalk(walk, options);
  const rows: P['data']['data'][number][] = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const meta: P['data']['meta'] | undefined = list.data?.pages[0]?.data.meta;
  return { list, rows, meta };
}

/** For lists whose answers have another shape. */
export function useWalk<P extends { data: { meta: Meta } }, Failure, Key extends QueryKey, Place>(
  walk: Walk<P, Failure, Key, Place>,
  { keepsRows = false }: WalkOptions = {},
) {
  return useInfiniteQuery({
    ...walk,
    initialPageParam: placeAt<Place>(null),
    getNextPageParam: ({ data }) => (data.meta.nextCursor === null ? undefined : placeAt<Place>(data.meta.nextCursor)),
    ...(keepsRows && { placeholderData: keepPreviousData }),
  });
}

const placeAt = <Place>(cursor: string | null) => ({ query: cursor === null ? {} : { cursor } }) as Place;
