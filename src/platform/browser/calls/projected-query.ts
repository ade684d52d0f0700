/** A query for only the part of a call's answer that a page shows: the server writes it into the page's document. */
import {
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
  type SkipToken,
} from '@tanstack/react-query';

interface CallOptions<Answer, Key extends QueryKey> {
  queryKey: Key;
  queryFn?: QueryFunction<Answer, Key, never>;
}

/** The key begins with the call's, so that invalidating the call's answers also invalidates the part. */
export function projectedQuery<Answer, Key extends QueryKey, Part>(
  { queryKey, queryFn }: CallOptions<Answer, Key>,
  pick: (answer: Answer) => Part,
) {
  if (!queryFn) throw new Error('The options of a call always have a function');
  const ownKey = [...queryKey, 'part'];
  return queryOptions({
    queryKey: ownKey,
    queryFn: async (context) => pick(await queryFn({ ...context, queryKey })),
  });
}

interface WalkOptions<Answer, Key extends QueryKey, Place> {
  queryKey: Key;
  queryFn?: QueryFunction<Answer, Key, Place> | SkipToken;
}

interface Page<Row, Meta> {
  data: { data: Row[]; meta: Meta };
}

/** The same for the rows of a list. The key stays the call's, so nothing else may read that list page by page. */
export function projectedRows<Row, Meta, Key extends QueryKey, Place, Part>(
  { queryKey, queryFn }: WalkOptions<Page<Row, Meta>, Key, Place>,
  pick: (row: Row) => Part,
) {
  if (typeof queryFn !== 'function') throw new Error('The options of a call always have a function');
  return {
    queryKey,
    queryFn: async (context: QueryFunctionContext<Key, Place>) => {
      const { data, meta } = (await queryFn(context)).data;
      return { data: { data: data.map(pick), meta } };
    },
  };
}
