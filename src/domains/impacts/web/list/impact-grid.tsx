import type { ImpactSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { WalkedList, type WalkedListProps } from '#platform/browser/lists/walked-list.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { ImpactCard } from './impact-card.tsx';

export const GRID_PAGE_SIZE = 8;

const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-4';

interface ImpactGridProps {
  list: WalkedListProps['list'];
  impacts: readonly ImpactSummary[];
}

/** Impacts on the page of a person or a council, page by page. */
export const ImpactGrid = ({ list, impacts }: ImpactGridProps) => (
  <WalkedList
    list={list}
    isEmpty={impacts.length === 0}
    loading={<Loading />}
    failed={say('impacts.impactGrid.failed')}
    more={say('impacts.impactGrid.more')}
    empty={<p className="text-muted">{say('impacts.impactGrid.empty')}</p>}
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

const Loading = () => (
  <LoadingState label={say('impacts.impactGrid.loading')} className={GRID} times={4}>
    <Skeleton className="h-72 w-full" />
  </LoadingState>
);
