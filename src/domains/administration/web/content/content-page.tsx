import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { listCuratedContentOptions } from '#generated/community/listCuratedContent.gen.ts';
import type { CuratedItem, PageMeta } from '#generated/types.gen.ts';
import { readChoice, readText, readWhole } from '#platform/browser/address-values.ts';
import { withValue } from '#platform/browser/with-value.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { QueueFilters } from '#ui/queue/queue-filters.tsx';
import { QueueTabs } from '#ui/queue/queue-tabs.tsx';
import { Select } from '#ui/select.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { useFocusNotLost } from '#ui/use-focus-not-lost.ts';
import { KIND_NAMES, KINDS, SHELVES } from './content-actions.ts';
import { ContentTable } from './content-table.tsx';
import { useCuration } from './use-curation.ts';

const PAGE_SIZE = 25;
const LAST_PAGE = 400;
const TAB_NAMES = { hidden: 'Hidden', featured: 'Featured' };
const KIND_OPTIONS = KINDS.map((kind) => ({ value: kind, label: `${KIND_NAMES[kind]}s` }));

/** Hidden and featured content in one list, with a button to undo each. */
export function ContentPage() {
  const [params, setParams] = useSearchParams();
  const shelf = readChoice(params, 'shelf', SHELVES) ?? 'hidden';
  const kind = readChoice(params, 'kind', KINDS);
  const search = readText(params, 'search', searchBounds.maxLength);
  const page = readWhole(params, 'page', 1, LAST_PAGE) ?? 1;
  const query = { shelf, page, page_size: PAGE_SIZE, ...(kind && { kind }), ...(search && { search }) };
  const list = useQuery({ ...listCuratedContentOptions({ query }), placeholderData: keepPreviousData });
  const found = list.data?.data;
  const actions = useCuration();
  useFocusNotLost();
  const filter = (name: string, value: string, isTyping = false) =>
    setParams((before) => withValue(before, name, value), { replace: isTyping, preventScrollReset: true });

  return (
    <>
      <PageHeading size="area" lead="Hidden and featured content, with undo.">
        Hidden and featured
      </PageHeading>
      <div className="mt-5">
        <QueueTabs
          label="Hidden or featured"
          current={shelf}
          tabs={SHELVES.map((id) => ({
            id,
            label: TAB_NAMES[id],
            to: `?${withValue(params, 'shelf', id === 'hidden' ? '' : id)}`,
            count: id === shelf ? (found?.meta.total ?? null) : null,
          }))}
        />
      </div>
      <QueueFilters
        search={search ?? ''}
        placeholder="Title"
        count={kind ? 1 : 0}
        onSearch={(words) => filter('search', words, true)}
      >
        <Select
          name="kind"
          label="Type"
          placeholder="Everything"
          options={KIND_OPTIONS}
          value={kind ?? ''}
          onChange={({ target }) => filter('kind', target.value)}
          className="sm:w-44"
        />
      </QueueFilters>
      {list.isPending && (
        <LoadingState label="Loading…" className="mt-8 space-y-4">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} className="h-12 w-full" />
          ))}
        </LoadingState>
      )}
      {list.isError && !found && (
        <FailedState className="mt-8" onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
          We couldn’t load this list. Check your connection and try again.
        </FailedState>
      )}
      {found?.data.length === 0 && <Nothing shelf={shelf} isNarrowed={Boolean(kind || search)} />}
      {found && found.data.length > 0 && (
        <>
          <ContentTable items={found.data} caption={sayFound(found.meta, shelf)} shelf={actions} />
          <Pagination
            page={page}
            pageCount={found.meta.totalPages}
            to={(one) => `?${withValue(params, 'page', String(one))}`}
            label="Pages of the list"
            className="mt-6"
          />
        </>
      )}
    </>
  );
}

function sayFound({ total }: PageMeta, shelf: CuratedItem['shelf']): string {
  if (total === 1) return shelf === 'hidden' ? '1 hidden item' : '1 featured item';
  return `${total.toLocaleString('en-GB')} ${shelf} items`;
}

const HOW: Record<CuratedItem['shelf'], string> = {
  hidden: 'Hide an impact or opportunity on its own page; withdraw an article under News.',
  featured: 'Feature an impact or opportunity on its own page; feature an article with its type.',
};

function Nothing({ shelf, isNarrowed }: { shelf: CuratedItem['shelf']; isNarrowed: boolean }) {
  return (
    <EmptyState
      title={isNarrowed ? 'No results' : `Nothing is ${shelf}`}
      className="mt-6 max-w-3xl"
      action={
        isNarrowed && (
          <ButtonLink to={shelf === 'hidden' ? '?' : `?shelf=${shelf}`} variant="secondary">
            Clear filters
          </ButtonLink>
        )
      }
    >
      {isNarrowed ? `No ${shelf} items match your filters.` : HOW[shelf]}
    </EmptyState>
  );
}
