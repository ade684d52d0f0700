import { sayName } from '#domains/people/model.ts';
import { listGalleryInfiniteOptions } from '#generated/media/listGallery.gen.ts';
import type { GalleryItem } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { ClearFilters, FilterRow, NoMatch } from '#platform/browser/lists/list-filters.tsx';
import { countIn } from '#platform/browser/lists/say-total.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { type GalleryValues, galleryFilters } from './gallery-filters.ts';
import { OpenPicture } from './open-picture.tsx';
import type { DescribeDialogComponent } from './picture-caption.tsx';
import { PictureWall, WallLoading } from './picture-wall.tsx';
import { useOpenPicture } from './use-open-picture.ts';

/** About three screens on a phone; more load on scrolling down. */
const PAGE_SIZE = 24;

export function GalleryPage({ describeDialog }: { describeDialog: DescribeDialogComponent }) {
  const viewer = useViewer();
  const address = useListAddress(galleryFilters);
  const openPicture = useOpenPicture();
  const query = { ...address.values, ...address.start, page_size: PAGE_SIZE };
  const { list, rows: items, meta } = useWalkedList(listGalleryInfiniteOptions({ query }), { keepsRows: true });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const loadMore = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading
        lead={leadOf(address.values, items[0])}
        actions={
          viewer && (
            <ButtonLink to={`${viewer.home}/media`} variant="secondary">
              {say('gallery.galleryPage.myFiles')}
            </ButtonLink>
          )
        }
      >
        {say('gallery.galleryPage.gallery')}
      </PageHeading>
      <FilterRow
        address={address}
        className="mt-8 border-y border-line py-4 lg:mt-10"
        rowClass="grid items-end gap-x-4 gap-y-3 min-[22rem]:grid-cols-2 sm:flex sm:flex-wrap sm:*:min-w-40"
      >
        <ClearFilters address={address} className="col-span-full justify-self-start" />
      </FilterRow>
      <p role="status" className="mt-4 min-h-6 text-muted">
        {meta && !list.isError && say('gallery.galleryPage.found', countIn(meta))}
      </p>
      <WalkedList
        list={list}
        isEmpty={items.length === 0}
        loading={<WallLoading />}
        empty={
          address.isFiltered ? (
            <NoMatch
              address={address}
              title={say('gallery.galleryPage.filtered.title')}
              hint={say('gallery.galleryPage.filtered.hint')}
              clear={say('gallery.galleryPage.clearFilters')}
            />
          ) : (
            <NoPictures />
          )
        }
        failed={say('gallery.galleryPage.failed')}
        more={say('gallery.galleryPage.more')}
      >
        <div
          aria-busy={list.isPlaceholderData}
          className={classNames(list.isPlaceholderData && 'opacity-50 transition-opacity')}
        >
          <PictureWall items={items} openPicture={openPicture} />
        </div>
      </WalkedList>
      {openPicture.id !== null && (
        <OpenPicture
          id={openPicture.id}
          items={items}
          meta={meta}
          openPicture={openPicture}
          describeDialog={describeDialog}
          onMore={loadMore}
        />
      )}
    </div>
  );
}

function leadOf({ userId, model }: GalleryValues, first: GalleryItem | undefined): string {
  if (userId !== undefined)
    return first
      ? say('gallery.galleryPage.photosBy', { name: isolate(sayName(first.user)) })
      : say('gallery.galleryPage.personPhotos');
  return model === 'user' ? say('gallery.galleryPage.profilePictures') : say('gallery.galleryPage.impactPhotos');
}

function NoPictures() {
  const viewer = useViewer();
  return (
    <EmptyState
      title={say('gallery.galleryPage.empty.title')}
      className="mt-2"
      action={
        viewer?.role === 'Member' && (
          <ButtonLink to="/dashboard/impacts/new">{say('gallery.galleryPage.logImpact')}</ButtonLink>
        )
      }
    >
      {say('gallery.galleryPage.empty.hint')}
    </EmptyState>
  );
}
