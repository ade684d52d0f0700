import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listCuratedContentOptions } from '#generated/community/listCuratedContent.gen.ts';
import type { CuratedItem, PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { choice, text, view } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { QueueFilters } from '#platform/browser/lists/list-filters.tsx';
import { PAGE_SIZE, useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PastTheEnd } from '#ui/feedback/past-the-end.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Pagination } from '#ui/lists/pagination.tsx';
import { QueueTabs } from '#ui/queue/queue-tabs.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { KIND_NAMES_PLURAL, KINDS, SHELVES } from './content-actions.ts';
import { ContentTable } from './content-table.tsx';
import { useCuration } from './use-curation.ts';

const TAB_NAMES = {
  hidden: say('administration.contentPage.hidden'),
  featured: say('administration.contentPage.featured'),
};

export const contentFilters = declareFilters({
  shelf: view(...SHELVES),
  search: text(say('administration.contentPage.search'), { placeholder: say('administration.contentPage.title') }),
  kind: choice(
    KINDS.map((kind) => ({ value: kind, label: KIND_NAMES_PLURAL[kind] })),
    {
      label: say('administration.contentPage.type'),
      placeholder: say('administration.contentPage.everything'),
      className: 'sm:w-44',
    },
  ),
});

/** Hidden and featured content in one list, with a button to undo each. */
export function ContentPage() {
  const address = useListAddress(contentFilters, { keepsScroll: true });
  const { page } = address;
  const { shelf } = address.values;
  const query = { ...address.values, page, page_size: PAGE_SIZE };
  const list = useQuery({ ...listCuratedContentOptions({ query }), placeholderData: keepPreviousData });
  const found = list.data?.data;
  const actions = useCuration();

  return (
    <>
      <PageHeading size="area" lead={say('administration.contentPage.intro')}>
        {say('administration.contentPage.heading')}
      </PageHeading>
      <div className="mt-5">
        <QueueTabs
          label={say('administration.contentPage.tabs')}
          current={shelf}
          tabs={SHELVES.map((id) => ({
            id,
            label: TAB_NAMES[id],
            to: address.to({ shelf: id }),
            count: id === shelf ? (found?.meta.total ?? null) : null,
          }))}
        />
      </div>
      <QueueFilters address={address} found={found?.meta} />
      {list.isPending && (
        <LoadingState label={say('administration.contentPage.loading')} className="mt-8 space-y-4" times={6}>
          <Skeleton className="h-12 w-full" />
        </LoadingState>
      )}
      {list.isError && !found && (
        <FailedRead of={list} className="mt-8" what={say('administration.contentPage.failed')} />
      )}
      {found?.data.length === 0 && page > 1 && <PastTheEnd firstPath={address.toPage(1)} className="mt-6 max-w-3xl" />}
      {found?.data.length === 0 && page === 1 && (
        <Nothing shelf={shelf} allPath={address.isFiltered ? address.clearedPath : null} />
      )}
      {found && found.data.length > 0 && (
        <>
          <ContentTable items={found.data} caption={sayFound(found.meta, shelf)} shelf={actions} />
          <Pagination
            page={page}
            pageCount={found.meta.totalPages}
            to={address.toPage}
            label={say('administration.contentPage.pagination')}
            className="mt-6"
          />
        </>
      )}
    </>
  );
}

const sayFound = ({ total }: PageMeta, shelf: CuratedItem['shelf']): string =>
  shelf === 'hidden'
    ? say('administration.contentPage.hiddenItems', { total })
    : say('administration.contentPage.featuredItems', { total });

const HOW: Record<CuratedItem['shelf'], string> = {
  hidden: say('administration.contentPage.empty.hiddenHint'),
  featured: say('administration.contentPage.empty.featuredHint'),
};

function Nothing({ shelf, allPath }: { shelf: CuratedItem['shelf']; allPath: string | null }) {
  return (
    <EmptyState
      title={
        allPath ? say('administration.contentPage.noResults') : say('administration.contentPage.empty.title', { shelf })
      }
      className="mt-6 max-w-3xl"
      link={allPath !== null && { to: allPath, label: say('administration.contentPage.clearFilters') }}
    >
      {allPath ? say('administration.contentPage.empty.filtered', { shelf }) : HOW[shelf]}
    </EmptyState>
  );
}
