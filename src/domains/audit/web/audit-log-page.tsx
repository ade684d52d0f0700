import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listAuditLogOptions } from '#generated/community/listAuditLog.gen.ts';
import type { AuditEntry } from '#generated/types.gen.ts';
import { withValue } from '#platform/browser/with-value.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { queryOf, readAudit } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

export function AuditLogPage() {
  const [params, setParams] = useSearchParams();
  const view = readAudit(params);
  const query = queryOf(view);
  const log = useQuery({ ...listAuditLogOptions({ query }), placeholderData: keepPreviousData });
  const list = log.data?.data;

  const narrow = (name: string, value: string, isTyping = false) =>
    setParams((before) => withValue(before, name, value), { replace: isTyping, preventScrollReset: true });

  return (
    <>
      <PageHeading size="area" lead="Who decided what, when and why. Entries can’t be changed.">
        Audit log
      </PageHeading>
      <AuditFilters view={view} onNarrow={narrow} />
      {view.about !== null && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-action bg-action-wash px-4 py-2">
          <span>Only entries about {sayAbout(list?.data)}</span>
          <TextLink to={`?${withValue(params, 'about', '')}`}>Show all entries</TextLink>
        </p>
      )}
      {log.isPending && (
        <LoadingState label="Loading the audit log" className="mt-8 space-y-4">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-10 w-full" />
          ))}
        </LoadingState>
      )}
      {log.isError && (
        <FailedState className="mt-8" onRetry={() => void log.refetch()} isRetrying={log.isFetching}>
          We couldn’t load the audit log. Check your connection and try again.
        </FailedState>
      )}
      {list?.data.length === 0 && (
        <EmptyState
          title={params.size === 0 ? 'No entries yet' : 'No results'}
          className="mt-6 max-w-3xl"
          action={
            params.size > 0 && (
              <ButtonLink to="?" variant="secondary">
                Show all entries
              </ButtonLink>
            )
          }
        >
          {params.size === 0
            ? 'Every decision, change of points or role, and export is recorded here.'
            : 'No entries match.'}
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <>
          <AuditTable entries={list.data} meta={list.meta} className="mt-8" />
          <Pagination
            page={view.page}
            pageCount={list.meta.totalPages}
            to={(one) => `?${withValue(params, 'page', String(one))}`}
            label="Audit log pages"
            className="mt-6"
          />
        </>
      )}
    </>
  );
}

/** The name recorded in its entries. */
function sayAbout(entries: readonly AuditEntry[] | undefined): string {
  const named = entries?.find(({ subjectTitle }) => subjectTitle !== null);
  return named?.subjectTitle ? `“${named.subjectTitle}”` : 'one item';
}
