import { useInfiniteQuery } from '@tanstack/react-query';
import { listCouncilImpactsInfiniteOptions } from '../../../../../generated/councils/listCouncilImpacts.gen.ts';
import { NO_PAGE, nextPageOf } from '../../../../platform/browser/cursor-paging.ts';
import { LoadingState, Skeleton } from '../../../../ui/skeleton.tsx';
import { WalkedList } from '../../../../ui/walked-list.tsx';
import { ImpactCard } from './impact-card.tsx';

const PAGE_SIZE = 8;
const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-4';

/** The verified impacts that were made with a council, the latest first. */
export function CouncilImpacts({ councilId }: { councilId: string }) {
  const list = useInfiniteQuery({
    ...listCouncilImpactsInfiniteOptions({ path: { id: councilId }, query: { page_size: PAGE_SIZE } }),
    initialPageParam: { path: { id: councilId }, ...NO_PAGE },
    getNextPageParam: ({ data }) => {
      const next = nextPageOf(data.meta);
      return next && { path: { id: councilId }, ...next };
    },
  });
  const impacts = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  return (
    <WalkedList
      list={list}
      isEmpty={impacts.length === 0}
      loading={<Loading />}
      failed="They are where they were. Check your connection and try again."
      more="Show more impacts"
      empty={<p className="text-muted">None of them is shown any more.</p>}
    >
      <ul className={GRID}>
        {impacts.map((impact) => (
          <li key={impact.id}>
            <ImpactCard impact={impact} level={3} />
          </li>
        ))}
      </ul>
    </WalkedList>
  );
}

const Loading = () => (
  <LoadingState label="Loading the impacts" className={GRID}>
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-72 w-full" />
    ))}
  </LoadingState>
);
