import { useInfiniteQuery } from '@tanstack/react-query';
import { listCouncilImpactsInfiniteOptions } from '#generated/councils/listCouncilImpacts.gen.ts';
import { NO_PAGE, nextPageOf } from '#platform/browser/cursor-paging.ts';
import { ImpactShelf, SHELF_SIZE } from './impact-shelf.tsx';

export function CouncilImpacts({ councilId }: { councilId: string }) {
  const list = useInfiniteQuery({
    ...listCouncilImpactsInfiniteOptions({ path: { id: councilId }, query: { page_size: SHELF_SIZE } }),
    initialPageParam: { path: { id: councilId }, ...NO_PAGE },
    getNextPageParam: ({ data }) => {
      const next = nextPageOf(data.meta);
      return next && { path: { id: councilId }, ...next };
    },
  });
  const impacts = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  return <ImpactShelf list={list} impacts={impacts} />;
}
