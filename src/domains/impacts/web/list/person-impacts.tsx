import { useInfiniteQuery } from '@tanstack/react-query';
import { listImpactsInfiniteOptions } from '#generated/impacts/listImpacts.gen.ts';
import { NO_PAGE, nextPageOf } from '#platform/browser/cursor-paging.ts';
import { ImpactShelf, SHELF_SIZE } from './impact-shelf.tsx';

export function PersonImpacts({ userId }: { userId: string }) {
  const list = useInfiniteQuery({
    ...listImpactsInfiniteOptions({ query: { user: userId, isVerified: true, page_size: SHELF_SIZE } }),
    initialPageParam: NO_PAGE,
    getNextPageParam: ({ data }) => nextPageOf(data.meta),
  });
  const impacts = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  return <ImpactShelf list={list} impacts={impacts} />;
}
