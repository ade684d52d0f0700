import { useEffect } from 'react';
import { listMyImpactsInfiniteOptions } from '#generated/impacts/listMyImpacts.gen.ts';
import type { ListMyImpactsData } from '#generated/types.gen.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { sentYear } from '../../model.ts';

export type MyFilters = Pick<NonNullable<ListMyImpactsData['query']>, 'impactYear' | 'state'>;

const MAX_PAGE_SIZE = 100;

/** The years 2021 to 2024 aren't sent, so they're filtered here, reading the whole list. */
export function useMyImpacts({ impactYear, state }: MyFilters) {
  const sent = sentYear(impactYear);
  const isSifted = impactYear !== undefined && sent === undefined;
  const query = {
    ...(sent !== undefined && { impactYear: sent }),
    ...(state !== undefined && { state }),
    ...(isSifted && { page_size: MAX_PAGE_SIZE }),
  };
  const { list, rows } = useWalkedList(listMyImpactsInfiniteOptions({ query }));
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isReadOn = isSifted && hasNextPage && !isError;
  useEffect(() => {
    if (isReadOn && !isFetching) void fetchNextPage();
  }, [isReadOn, isFetching, fetchNextPage]);

  const impacts = isSifted ? rows.filter((row) => row.impactYear === impactYear) : rows;
  return { list: { ...list, isPending: list.isPending || (isReadOn && impacts.length === 0) }, impacts };
}
