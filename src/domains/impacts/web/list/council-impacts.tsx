import { listCouncilImpactsInfiniteOptions } from '#generated/councils/listCouncilImpacts.gen.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { GRID_PAGE_SIZE, ImpactGrid } from './impact-grid.tsx';

export function CouncilImpacts({ councilId }: { councilId: string }) {
  const { list, rows: impacts } = useWalkedList(
    listCouncilImpactsInfiniteOptions({ path: { id: councilId }, query: { page_size: GRID_PAGE_SIZE } }),
  );
  return <ImpactGrid list={list} impacts={impacts} />;
}
