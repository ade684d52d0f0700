import { useState } from 'react';
import { listCouncilResourcesInfiniteOptions } from '#generated/councils/listCouncilResources.gen.ts';
import type { Council } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { ResourceLine } from './resource-line.tsx';
import { ShareForm } from './share-form.tsx';

/** File links expire after an hour or two. */
const REFETCH_MS = 30 * 60_000;

/** Links and files shared among members. */
export function ResourcesPart({ council: { id: councilId, standing } }: { council: Council }) {
  const viewer = useViewer();
  const [isSharing, setIsSharing] = useState(false);
  const walk = listCouncilResourcesInfiniteOptions({ query: { councilId } });
  const { list, rows: resources } = useWalkedList({ ...walk, refetchInterval: REFETCH_MS });
  const canShare = standing === 'owner' || standing === 'member';
  const canManage = standing === 'owner' || viewer?.role === 'Admin';
  return (
    <section aria-labelledby="resources" className="max-w-3xl">
      <h2 id="resources" className="sr-only">
        {say('councils.resourcesPart.resources')}
      </h2>
      <p className="max-w-prose text-muted">{say('councils.resourcesPart.intro')}</p>
      {canShare && !isSharing && (
        <Button className="mt-4" onClick={() => setIsSharing(true)}>
          {say('councils.resourcesPart.share')}
        </Button>
      )}
      {isSharing && (
        <ShareForm councilId={councilId} onShared={() => setIsSharing(false)} onClose={() => setIsSharing(false)} />
      )}
      <WalkedList
        list={list}
        isEmpty={resources.length === 0}
        loading={<Loading />}
        failed={say('councils.resourcesPart.failed')}
        more={say('councils.resourcesPart.more')}
        empty={
          <EmptyState level={3} title={say('councils.resourcesPart.empty')} className="mt-4">
            {canShare ? say('councils.resourcesPart.sharerHint') : say('councils.resourcesPart.readerHint')}
          </EmptyState>
        }
      >
        <ul className="mt-6 border-t border-line">
          {resources.map((resource) => (
            <ResourceLine
              key={resource.id}
              resource={resource}
              canRemove={canManage || resource.addedBy.id === viewer?.id}
            />
          ))}
        </ul>
      </WalkedList>
    </section>
  );
}

const Loading = () => (
  <LoadingState label={say('councils.resourcesPart.loadingResources')} className="mt-6 space-y-4" times={3}>
    <Skeleton className="h-20 w-full" />
  </LoadingState>
);
