import { listImpactsInfiniteOptions } from '#generated/impacts/listImpacts.gen.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { GRID_PAGE_SIZE, ImpactGrid } from './impact-grid.tsx';

export function PersonImpacts({ userId }: { userId: string }) {
  const { list, rows: impacts } = useWalkedList(
    listImpactsInfiniteOptions({ query: { user: userId, isVerified: true, page_size: GRID_PAGE_SIZE } }),
  );
  return <ImpactGrid list={list} impacts={impacts} />;
}
