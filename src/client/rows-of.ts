/** Reads lists from their first page to their last. */
import type { Groundswell } from './groundswell.ts';

interface Page<Row> {
  data: { data: Row[]; meta: { nextCursor: string | null } };
}

/**
 * Every row of a list, one after the other; each page is read when its first row is asked for.
 *
 * @param list a call whose `meta` has a `nextCursor`, such as `listImpacts`.
 */
export async function* rowsOf<Row, Options extends { query?: { cursor?: string } }>(
  groundswell: Groundswell,
  list: (groundswell: Groundswell, options: Options) => Promise<Page<Row>>,
  options: Options,
): AsyncGenerator<Row, void> {
  for (let cursor = options.query?.cursor ?? null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const query = { ...options.query, ...(cursor !== null && { cursor }) };
    const { data } = await list(groundswell, { ...options, query });
    yield* data.data;
    cursor = data.meta.nextCursor;
  }
}
