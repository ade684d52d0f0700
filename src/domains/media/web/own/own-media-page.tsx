import { Suspense, useState } from 'react';
import { listMyMediaInfiniteOptions } from '#generated/media/listMyMedia.gen.ts';
import type { OwnMedia } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FilterRow, NoMatch } from '#platform/browser/lists/list-filters.tsx';
import { countIn } from '#platform/browser/lists/say-total.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { useFocusAfter } from '#ui/focus/use-focus-after.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { DescribeDialog } from '../describe-dialog.tsx';
import { OwnFileRow } from './own-file-row.tsx';
import { ownFilters } from './own-filters.ts';
import { nameOf, sayDeletionWarning } from './own-texts.ts';
import { StorageMeter } from './storage-meter.tsx';
import { useDeleteFiles } from './use-delete-files.ts';

const Lightbox = lazyPart(async () => ({
  default: (await import('#ui/media/lightbox/lightbox.tsx')).Lightbox,
}));

const DELETING = {
  label: say('media.ownMediaPage.delete'),
  confirm: say('media.ownMediaPage.deleteFile'),
  pending: say('media.ownMediaPage.deleting'),
  isDestructive: true,
} as const;

export function OwnMediaPage() {
  const address = useListAddress(ownFilters);
  const { list } = useWalkedList(listMyMediaInfiniteOptions({ query: address.values }), { keepsRows: true });
  const { isGone, remove } = useDeleteFiles();
  const [asked, setAsked] = useState<OwnMedia | null>(null);
  const [described, setDescribed] = useState<OwnMedia | null>(null);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const files = (list.data?.pages.flatMap(({ data }) => data.data) ?? []).filter(({ media }) => !isGone(media.id));
  const focusAfter = useFocusAfter(files.length);
  const first = list.data?.pages[0]?.data;
  const pictures = files.map(({ media }) => media).filter(({ kind }) => kind === 'picture');
  const at = pictures.findIndex(({ id }) => id === lookedAt);

  const confirm = () => {
    if (!asked) return;
    setAsked(null);
    focusAfter(() => document.getElementById('page-heading'));
    remove({ id: asked.media.id, name: nameOf(asked) });
  };

  return (
    <>
      <PageHeading
        size="area"
        lead={say('media.ownMediaPage.intro')}
        actions={
          hasArea('gallery') && (
            <ButtonLink to="/gallery" variant="secondary">
              {say('media.ownMediaPage.viewGallery')}
            </ButtonLink>
          )
        }
      >
        {say('media.ownMediaPage.myFiles')}
      </PageHeading>
      {first && <StorageMeter used={first.usedBytes} quota={first.quotaBytes} />}
      <FilterRow
        address={address}
        className="mt-6"
        rowClass="grid gap-x-4 min-[22rem]:grid-cols-2 gap-y-3 sm:flex sm:flex-wrap sm:*:min-w-44"
      />
      <p role="status" className="mt-5 min-h-6 text-muted">
        {first && !list.isError && say('media.ownMediaPage.found', countIn(first.meta))}
      </p>
      <WalkedList
        list={list}
        isEmpty={files.length === 0}
        loading={<Loading />}
        empty={
          address.isFiltered ? (
            <NoMatch
              address={address}
              title={say('media.ownMediaPage.filtered.title')}
              hint={say('media.ownMediaPage.filtered.hint')}
              clear={say('media.ownMediaPage.all')}
            />
          ) : (
            <NoFiles />
          )
        }
        failed={say('media.ownMediaPage.failed')}
        more={say('media.ownMediaPage.more')}
      >
        <ul className="mt-2 border-t border-line" aria-busy={list.isPlaceholderData}>
          {files.map((file) => (
            <OwnFileRow
              key={file.media.id}
              file={file}
              onLook={() => setLookedAt(file.media.id)}
              onDescribe={() => setDescribed(file)}
              onDelete={() => setAsked(file)}
            />
          ))}
        </ul>
      </WalkedList>
      {asked && (
        <ConfirmDialog
          words={{
            ...DELETING,
            question: say('media.ownMediaPage.deleteThis', { kind: asked.media.kind }),
            description: sayDeletionWarning(asked),
          }}
          subject={nameOf(asked)}
          isPending={false}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        />
      )}
      {described && <DescribeDialog media={described.media} onClose={() => setDescribed(null)} />}
      {at >= 0 && (
        <Suspense>
          <Lightbox
            pictures={pictures}
            at={at}
            onMove={(to) => setLookedAt(pictures[to]?.id ?? null)}
            onClose={() => setLookedAt(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const NoFiles = () => (
  <EmptyState title={say('media.ownMediaPage.empty.title')} className="mt-2">
    {say('media.ownMediaPage.empty.hint')}
  </EmptyState>
);

const Loading = () => (
  <LoadingState label={say('media.ownMediaPage.loading')} className="mt-2 border-t border-line" times={4}>
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-b border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Skeleton className="aspect-[3/2] w-full" />
      <SkeletonText lines={3} />
    </div>
  </LoadingState>
);
