/** Changes cached answers in place. */
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

interface Page<Row> {
  data: { data: Row[] };
}

type Listed<Row> = Page<Row> | InfiniteData<Page<Row>>;

/** Stores what another call has answered about the same thing. */
export function cacheAnswer<Data>(client: QueryClient, queryKey: QueryKey, data: Data): void {
  client.setQueryData(queryKey, { status: 200, message: '', data });
}

/** Updates an answer that is cached already. */
export function changeAnswer<Data>(client: QueryClient, queryKey: QueryKey, changes: Partial<Data>): void {
  client.setQueriesData<{ data: Data }>(
    { queryKey },
    (known) => known && { ...known, data: { ...known.data, ...changes } },
  );
}

/** Updates the row in every list under these keys. */
export function changeRow<Row extends { id: string }>(
  client: QueryClient,
  queryKeys: readonly QueryKey[],
  id: string,
  change: (row: Row) => Row,
): void {
  changeRows<Row>(client, queryKeys, (row) => (row.id === id ? change(row) : row));
}

/** Updates what the thing's row shows of it, in every list under these keys. */
export function updateRow<Row extends { id: string }>(
  client: QueryClient,
  queryKeys: readonly QueryKey[],
  thing: Pick<Row, 'id'> & Partial<Row>,
): void {
  changeRow<Row>(client, queryKeys, thing.id, (row) => ({
    ...row,
    ...Object.fromEntries(Object.entries(thing).filter(([name]) => name in row)),
  }));
}

/** Updates rows in every list under these keys. A key without filters matches the list with any filters. */
export function changeRows<Row>(client: QueryClient, queryKeys: readonly QueryKey[], change: (row: Row) => Row): void {
  const changePage = (page: Page<Row>): Page<Row> => ({
    ...page,
    data: { ...page.data, data: page.data.data.map(change) },
  });
  for (const queryKey of queryKeys) {
    client.setQueriesData<Listed<Row>>({ queryKey }, (known) => {
      if (!known) return known;
      return 'pages' in known ? { ...known, pages: known.pages.map(changePage) } : changePage(known);
    });
  }
}

export function cachedRows<Row>(client: QueryClient, queryKeys: readonly QueryKey[]): Row[] {
  return queryKeys
    .flatMap((queryKey) => client.getQueriesData<Listed<Row>>({ queryKey }))
    .flatMap(([, known]) => (known && 'pages' in known ? known.pages : known ? [known] : []))
    .flatMap(({ data }) => data.data);
}
