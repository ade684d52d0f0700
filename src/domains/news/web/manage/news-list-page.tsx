import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listNewsOptions } from '#generated/news/listNews.gen.ts';
import type { NewsState, NewsSummary, PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { optionsOf } from '#platform/browser/lists/fields.ts';
import { QueueFilters } from '#platform/browser/lists/list-filters.tsx';
import { countIn } from '#platform/browser/lists/say-total.ts';
import { PAGE_SIZE, useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PastTheEnd } from '#ui/feedback/past-the-end.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Pagination } from '#ui/lists/pagination.tsx';
import { QueueTabs } from '#ui/queue/queue-tabs.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { STATE_NAMES } from '../type-and-state-names.ts';
import { manageFilters, SCHEDULED_SORTS } from './manage-filters.ts';
import { NewsTable, TrashTable } from './news-table.tsx';
import { useDeleting } from './use-deleting.ts';

const DELETING: ActionTexts = {
  label: say('news.newsListPage.delete'),
  question: say('news.newsListPage.deleteQuestion'),
  description: say('news.newsListPage.deleteConsequence'),
  confirm: say('news.newsListPage.deleteArticle'),
  pending: say('news.newsListPage.deleting'),
  isDestructive: true,
};

const STATES = optionsOf(STATE_NAMES).map(({ value }) => value);

export function NewsListPage() {
  const address = useListAddress(manageFilters, { keepsScroll: true });
  const { page } = address;
  const { state } = address.values;
  const query = { ...address.values, page, page_size: PAGE_SIZE };
  const list = useQuery({ ...listNewsOptions({ query }), placeholderData: keepPreviousData });
  const deleting = useDeleting();
  const [asked, setAsked] = useState<NewsSummary | null>(null);
  const found = list.data?.data;
  const isTrash = state === 'deleted';

  return (
    <>
      <PageHeading
        size="area"
        lead={say('news.newsListPage.intro')}
        actions={<ButtonLink to="/admin/news/new">{say('news.newsListPage.write')}</ButtonLink>}
      >
        {say('news.newsListPage.news')}
      </PageHeading>
      <div className="mt-5">
        <QueueTabs
          label={say('news.newsListPage.tabs')}
          current={state ?? 'all'}
          tabs={[undefined, ...STATES].map((one) => ({
            id: one ?? 'all',
            label: one ? STATE_NAMES[one] : say('news.newsListPage.all'),
            to: address.to({ state: one }),
          }))}
        />
      </div>
      <QueueFilters
        address={address}
        options={state === 'scheduled' ? { sort: SCHEDULED_SORTS } : {}}
        found={found?.meta}
      />
      {list.isPending && (
        <LoadingState label={say('news.newsListPage.loadingArticles')} className="mt-8 space-y-4" times={6}>
          <Skeleton className="h-11 w-full" />
        </LoadingState>
      )}
      {list.isError && !found && <FailedRead of={list} className="mt-8" what={say('news.newsListPage.failed')} />}
      {found?.data.length === 0 && page > 1 && <PastTheEnd firstPath={address.toPage(1)} className="mt-6 max-w-3xl" />}
      {found?.data.length === 0 && page === 1 && (
        <Nothing isTrash={isTrash} isNarrowed={address.isFiltered || state !== undefined} />
      )}
      {found && found.data.length > 0 && (
        <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-50' : undefined}>
          {isTrash ? (
            <TrashTable
              rows={found.data}
              caption={sayFound(found.meta, state)}
              restoring={deleting.restoring}
              onRestore={deleting.restore}
              className="mt-8"
            />
          ) : (
            <NewsTable rows={found.data} caption={sayFound(found.meta, state)} onDelete={setAsked} className="mt-8" />
          )}
          <Pagination
            page={page}
            pageCount={found.meta.totalPages}
            to={address.toPage}
            label={say('news.newsListPage.pagination')}
            className="mt-6"
          />
        </div>
      )}
      {asked && (
        <ConfirmDialog
          words={DELETING}
          subject={asked.title}
          isPending={deleting.remove.isPending}
          failure={deleting.removeFailure}
          onConfirm={() => deleting.remove.mutate(asked, { onSuccess: () => setAsked(null) })}
          onClose={() => {
            setAsked(null);
            deleting.remove.reset();
          }}
        />
      )}
    </>
  );
}

function Nothing({ isTrash, isNarrowed }: { isTrash: boolean; isNarrowed: boolean }) {
  if (isTrash) {
    return (
      <EmptyState title={say('news.newsListPage.deletedEmpty')} className="mt-6 max-w-3xl">
        {say('news.newsListPage.deletedHint')}
      </EmptyState>
    );
  }
  const way = isNarrowed
    ? { to: '/admin/news', label: say('news.newsListPage.showAll') }
    : { to: 'new', label: say('news.newsListPage.write') };
  return (
    <EmptyState
      title={isNarrowed ? say('news.newsListPage.filtered.title') : say('news.newsListPage.empty')}
      className="mt-6 max-w-3xl"
      link={{ to: way.to, label: way.label }}
    >
      {isNarrowed ? say('news.newsListPage.filtered.hint') : say('news.newsListPage.emptyHint')}
    </EmptyState>
  );
}

function sayFound(meta: PageMeta, state: NewsState | undefined): string {
  return say('news.newsListPage.found', { ...countIn(meta), state: state ?? 'any' });
}
