import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listAuditLogOptions } from '../../../../generated/community/listAuditLog.gen.ts';
import { readText, readWhole } from '../../../platform/browser/address-values.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { LoadingState, Skeleton } from '../../../ui/skeleton.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { ACTION_NAMES, knownKey, SUBJECT_NAMES } from './deed-words.ts';

const PAGE_SIZE = 50;
/** Pages go down to row 10,000. */
const LAST_PAGE = 200;
const MOST_IN_SEARCH = 100;
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

export function AuditLogPage() {
  const [params, setParams] = useSearchParams();
  const action = knownKey(ACTION_NAMES, params.get('action'));
  const subjectKind = knownKey(SUBJECT_NAMES, params.get('subject'));
  const search = readText(params, 'search', MOST_IN_SEARCH) ?? '';
  const page = readWhole(params, 'page', 1, LAST_PAGE) ?? 1;
  const query = {
    page,
    page_size: PAGE_SIZE,
    ...(action && { action }),
    ...(subjectKind && { subjectKind }),
    ...(search && { search }),
  };
  const log = useQuery({ ...listAuditLogOptions({ query }), placeholderData: keepPreviousData });
  const list = log.data?.data;

  function narrow(name: string, value: string, isTyping = false) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: isTyping, preventScrollReset: true },
    );
  }

  function toPage(one: number): string {
    const next = new URLSearchParams(params);
    next.set('page', String(one));
    return `?${next}`;
  }

  return (
    <>
      <PageHeading
        size="area"
        lead="Who decided what, when, from which state to which, and why. Nothing here can be changed."
      >
        Audit log
      </PageHeading>
      <AuditFilters search={search} action={action} subjectKind={subjectKind} onNarrow={narrow} />
      {log.isPending && (
        <LoadingState label="Loading the log" className="mt-8 space-y-4">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-10 w-full" />
          ))}
        </LoadingState>
      )}
      {log.isError && (
        <FailedState className="mt-8" onRetry={() => void log.refetch()} isRetrying={log.isFetching}>
          Nothing is lost. Check your connection and try again.
        </FailedState>
      )}
      {list?.data.length === 0 && (
        <EmptyState
          title={params.size === 0 ? 'Nothing has been decided yet' : 'Nothing matches'}
          className="mt-6 max-w-3xl"
          action={
            params.size > 0 && (
              <ButtonLink to="?" variant="secondary">
                Show the whole log
              </ButtonLink>
            )
          }
        >
          {params.size === 0
            ? 'Each decision, each change of points or roles and each export is written down here.'
            : 'No deed in the log fits what you look for.'}
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <>
          <AuditTable deeds={list.data} meta={list.meta} className="mt-8" />
          <Pagination
            page={page}
            pageCount={list.meta.totalPages}
            to={toPage}
            label="Pages of the log"
            className="mt-6"
          />
        </>
      )}
    </>
  );
}
