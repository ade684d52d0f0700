import { listImpactsInfiniteOptions } from '#generated/impacts/listImpacts.gen.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { ImpactShelf, SHELF_SIZE } from './impact-shelf.tsx';

export function PersonImpacts({ userId }: { userId: string }) {
  const { list, rows: impacts } = useWalkedList(
    listImpactsInfiniteOptions({ query: { user: userId, isVerified: true, page_size: SHELF_SIZE } }),
  );
  return <ImpactShelf list={list} impacts={impacts} />;
}
