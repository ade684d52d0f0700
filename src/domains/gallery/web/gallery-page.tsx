import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listGalleryInfiniteOptions } from '#generated/media/listGallery.gen.ts';
import type { GalleryItem, PageMeta } from '#generated/types.gen.ts';
import { nextPageOf } from '#platform/browser/cursor-paging.ts';
import { useListAddress } from '#platform/browser/use-list-address.ts';
import { useViewer } from '#platform/browser/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { WalkedList } from '#ui/walked-list.tsx';
import { type GalleryFilters as Filters, GALLERY_FORM, isFiltered } from './gallery-address.ts';
import { GalleryFilters } from './gallery-filters.tsx';
import { OpenPicture } from './open-picture.tsx';
import type { Describing } from './picture-caption.tsx';
import { PictureWall, WallLoading } from './picture-wall.tsx';
import { useLookedAt } from './use-looked-at.ts';

const PAGE_SIZE = 40;

interface GalleryPageProps {
  describing: Describing;
}

export function GalleryPage({ describing }: GalleryPageProps) {
  const viewer = useViewer();
  const address = useListAddress(GALLERY_FORM);
  const { filters, clear } = address;
  const lookedAt = useLookedAt();
  const query = { ...filters, page_size: PAGE_SIZE };
  const list = useInfiniteQuery({
    ...listGalleryInfiniteOptions({ query }),
    initialPageParam: { query },
    getNextPageParam: ({ data }) => {
      const next = nextPageOf(data.meta);
      return next && { query: { ...query, ...next.query } };
    },
    placeholderData: keepPreviousData,
  });
  const items = list.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const meta = list.data?.pages[0]?.data.meta;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const goOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading
        lead={leadOf(filters, items[0])}
        actions={
          viewer && (
            <ButtonLink to={`${viewer.home}/media`} variant="secondary">
              My files
            </ButtonLink>
          )
        }
      >
        Gallery
      </PageHeading>
      <GalleryFilters address={address} />
      <p role="status" className="mt-4 min-h-6 text-muted">
        {meta && !list.isError && sayTotal(meta)}
      </p>
      <WalkedList
        list={list}
        isEmpty={items.length === 0}
        loading={<WallLoading />}
        empty={<Nothing filters={filters} onClear={clear} />}
        failed="We couldn’t load the gallery. Check your connection and try again."
        more="Show more pictures"
      >
        <div
          aria-busy={list.isPlaceholderData}
          className={classNames(list.isPlaceholderData && 'opacity-50 transition-opacity')}
        >
          <PictureWall items={items} lookedAt={lookedAt} />
        </div>
      </WalkedList>
      {lookedAt.id !== null && (
        <OpenPicture
          id={lookedAt.id}
          items={items}
          meta={meta}
          lookedAt={lookedAt}
          describing={describing}
          onMore={goOn}
        />
      )}
    </div>
  );
}

function leadOf({ userId, model }: Filters, first: GalleryItem | undefined): string {
  if (userId !== undefined) return `Photos by ${first?.user.name ?? 'this person'}.`;
  return model === 'user' ? 'Members with a public profile picture.' : 'Photos from verified impacts.';
}

function sayTotal({ total, totalIsExact }: PageMeta): string {
  if (total === 0) return 'No pictures found';
  return `${total.toLocaleString('en-GB')}${totalIsExact ? '' : ' or more'} ${total === 1 ? 'picture' : 'pictures'}`;
}

interface NothingProps {
  filters: Filters;
  onClear: () => void;
}

function Nothing({ filters, onClear }: NothingProps) {
  const viewer = useViewer();
  if (isFiltered(filters)) {
    return (
      <EmptyState
        title="No pictures found"
        className="mt-2"
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        Try another year or all goals.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No pictures yet"
      className="mt-2"
      action={viewer?.role === 'Member' && <ButtonLink to="/dashboard/impacts/new">Log an impact</ButtonLink>}
    >
      Photos from verified impacts will show up here.
    </EmptyState>
  );
}
