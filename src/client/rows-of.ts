/** Reads lists from their first page to their last. */
import type { Groundswell } from './groundswell.ts';

interface ListAnswer {
  data: { data: unknown[]; meta: { nextCursor: string | null } };
}

/** A call that answers with a page of a list and where the next one begins, such as `listImpacts`. */
export type ListCall = (groundswell: Groundswell, ...rest: never[]) => Promise<ListAnswer>;

export type RowOf<List extends ListCall> = Awaited<ReturnType<List>>['data']['data'][number];

/** Every row of a list, one after the other; each page is read when its first row is asked for. */
export async function* rowsOf<List extends ListCall>(
  groundswell: Groundswell,
  list: List,
  options: NonNullable<Parameters<List>[1]>,
): AsyncGenerator<RowOf<List>, void> {
  const given: { query?: { cursor?: string } } = options;
  const read = list as unknown as (groundswell: Groundswell, options: typeof given) => Promise<ListAnswer>;
  for (let cursor = given.query?.cursor ?? null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const query = { ...given.query, ...(cursor !== null && { cursor }) };
    const { data } = await read(groundswell, { ...given, query });
    yield* data.data as RowOf<List>[];
    cursor = data.meta.nextCursor;
  }
}
