import { listImpactsInfiniteOptions } from '#generated/impacts/listImpacts.gen.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { GRID_PAGE_SIZE, ImpactGrid } from './impact-grid.tsx';

interface PersonImpactsProps {
  userId: string;
  /** Leaves out hidden impacts, which the person and admins see elsewhere. */
  hasHidden?: boolean | undefined;
}

export function PersonImpacts({ userId, hasHidden = true }: PersonImpactsProps) {
  const { list, rows: impacts } = useWalkedList(
    listImpactsInfiniteOptions({ query: { user: userId, isVerified: true, page_size: GRID_PAGE_SIZE } }),
  );
  return <ImpactGrid list={list} impacts={impacts.filter(({ isHidden }) => hasHidden || !isHidden)} />;
}
