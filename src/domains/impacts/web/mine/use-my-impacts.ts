import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listMyImpactsInfiniteOptions } from '#generated/impacts/listMyImpacts.gen.ts';
import type { ImpactSummary, ListMyImpactsData } from '#generated/types.gen.ts';
import { NO_PAGE, nextPageOf } from '#platform/browser/cursor-paging.ts';
import { sentYear } from '../../model.ts';

export type MyFilters = Pick<NonNullable<ListMyImpactsData['query']>, 'impactYear' | 'state'>;

const MOST_ON_A_PAGE = 100;

/** The years 2021 to 2024 aren't sent, so they're filtered here, reading the whole list. */
export function useMyImpacts({ impactYear, state }: MyFilters) {
  const sent = sentYear(impactYear);
  const isSifted = impactYear !== undefined && sent === undefined;
  const query = {
    ...(sent !== undefined && { impactYear: sent }),
    ...(state !== undefined && { state }),
    ...(isSifted && { page_size: MOST_ON_A_PAGE }),
  };
  const list = useInfiniteQuery({
    ...listMyImpactsInfiniteOptions({ query }),
    initialPageParam: NO_PAGE,
    getNextPageParam: ({ data }) => nextPageOf(data.meta),
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isReadOn = isSifted && hasNextPage && !isError;
  useEffect(() => {
    if (isReadOn && !isFetching) void fetchNextPage();
  }, [isReadOn, isFetching, fetchNextPage]);

  const rows: ImpactSummary[] = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const impacts = isSifted ? rows.filter((row) => row.impactYear === impactYear) : rows;
  return { list, impacts, isComplete: !hasNextPage, isLoading: list.isPending || (isReadOn && impacts.length === 0) };
}
