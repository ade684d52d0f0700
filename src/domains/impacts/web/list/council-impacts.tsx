import { listCouncilImpactsInfiniteOptions } from '#generated/councils/listCouncilImpacts.gen.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { ImpactShelf, SHELF_SIZE } from './impact-shelf.tsx';

export function CouncilImpacts({ councilId }: { councilId: string }) {
  const { list, rows: impacts } = useWalkedList(
    listCouncilImpactsInfiniteOptions({ path: { id: councilId }, query: { page_size: SHELF_SIZE } }),
  );
  return <ImpactShelf list={list} impacts={impacts} />;
}
