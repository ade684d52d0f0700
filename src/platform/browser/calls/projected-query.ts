/** A query for only the part of a call's answer that a page shows: the server writes it into the page's document. */
import { type QueryFunction, type QueryKey, queryOptions } from '@tanstack/react-query';

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
