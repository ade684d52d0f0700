import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listAuditLogOptions } from '#generated/community/listAuditLog.gen.ts';
import type { AuditEntry } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { QueueFilters } from '#platform/browser/lists/list-filters.tsx';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { momentsOf } from '#platform/browser/page/local-days.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PastTheEnd } from '#ui/feedback/past-the-end.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Pagination } from '#ui/lists/pagination.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { auditFilters } from './audit-filters.ts';
import { AuditTable } from './audit-table.tsx';

const PAGE_SIZE = 50;
export function AuditLogPage() {
  const address = useListAddress(auditFilters, { pageSize: PAGE_SIZE, keepsScroll: true });
  const { values, page } = address;
  const isAll = !address.isFiltered;
  const query = { ...momentsOf(values), page, page_size: PAGE_SIZE };
  // Any decision adds an entry, so what was loaded before is stale.
  const log = useQuery({ ...listAuditLogOptions({ query }), placeholderData: keepPreviousData, staleTime: 0 });
  const list = log.data?.data;

  return (
    <>
      <PageHeading size="area" lead={say('audit.auditLogPage.intro')}>
        {say('audit.auditLogPage.auditLog')}
      </PageHeading>
      <QueueFilters address={address} found={list?.meta} />
      {values.subjectId !== undefined && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-action bg-action-wash px-4 py-2">
          <span>{sayAbout(list?.data)}</span>
          <TextLink to={address.to({ subjectId: undefined })}>{say('audit.auditLogPage.all')}</TextLink>
        </p>
      )}
      {log.isPending && (
        <LoadingState label={say('audit.auditLogPage.loading')} className="mt-8 space-y-4" times={8}>
          <Skeleton className="h-10 w-full" />
        </LoadingState>
      )}
      {log.isError && <FailedRead of={log} className="mt-8" what={say('audit.auditLogPage.failed')} />}
      {list?.data.length === 0 && page > 1 && <PastTheEnd firstPath={address.toPage(1)} className="mt-6 max-w-3xl" />}
      {list?.data.length === 0 && page === 1 && (
        <EmptyState
          title={isAll ? say('audit.auditLogPage.empty.title') : say('audit.auditLogPage.noResults')}
          className="mt-6 max-w-3xl"
          link={!isAll && { to: address.clearedPath, label: say('audit.auditLogPage.all') }}
        >
          {isAll ? say('audit.auditLogPage.emptyHint') : say('audit.auditLogPage.empty.filtered')}
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <>
          <AuditTable entries={list.data} meta={list.meta} className="mt-8" />
          <Pagination
            page={page}
            pageCount={list.meta.totalPages}
            to={address.toPage}
            label={say('audit.auditLogPage.pagination')}
            className="mt-6"
          />
        </>
      )}
    </>
  );
}

/** By the name recorded in its entries. */
function sayAbout(entries: readonly AuditEntry[] | undefined): string {
  const named = entries?.find(({ subjectTitle }) => subjectTitle !== null);
  return named?.subjectTitle
    ? say('audit.auditLogPage.about.titled', { title: isolate(named.subjectTitle) })
    : say('audit.auditLogPage.about.untitled');
}
