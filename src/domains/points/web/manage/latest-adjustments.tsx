import { useQuery } from '@tanstack/react-query';
import { listAuditLogOptions } from '#generated/community/listAuditLog.gen.ts';
import type { AuditEntry } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Day } from '#ui/lists/day.tsx';
import { Table, type TableColumn } from '#ui/lists/table.tsx';

const SHOWN = 10;

const COLUMNS: ReadonlyArray<TableColumn<AuditEntry>> = [
  {
    id: 'member',
    header: say('points.latestAdjustments.member'),
    isRowHeader: true,
    isLong: true,
    cell: ({ subjectId, subjectTitle }) => (
      <TextLink dir="auto" to={`?person=${subjectId}`}>
        {subjectTitle}
      </TextLink>
    ),
  },
  { id: 'change', header: say('points.latestAdjustments.change'), cell: sayChange },
  {
    id: 'reason',
    header: say('points.latestAdjustments.reason'),
    isLong: true,
    cell: ({ reason }) => (
      <span dir="auto" className="block max-w-96">
        {reason}
      </span>
    ),
  },
  {
    id: 'by',
    header: say('points.latestAdjustments.by'),
    isLong: true,
    cell: ({ actor }) => actor && <PersonName person={actor} />,
  },
  { id: 'at', header: say('points.latestAdjustments.when'), cell: ({ at }) => <Day value={at} /> },
];

/** What admins last changed by hand, from the audit log. */
export function LatestAdjustments() {
  // Another admin may have just changed something.
  const read = useQuery({
    ...listAuditLogOptions({ query: { action: 'points_added', page_size: SHOWN } }),
    staleTime: 0,
  });
  const entries = read.data?.data.data ?? [];
  return (
    <section aria-label={say('points.latestAdjustments.title')}>
      {read.isPending && (
        <LoadingState label={say('points.latestAdjustments.loading')}>
          <Skeleton className="h-64 w-full" />
        </LoadingState>
      )}
      {read.isError && <FailedRead of={read} what={say('points.latestAdjustments.failed')} />}
      {read.data && entries.length === 0 && <NoAdjustments />}
      {entries.length > 0 && (
        <>
          <Table
            caption={say('points.latestAdjustments.title')}
            columns={COLUMNS}
            rows={entries}
            rowKey={({ id }) => id}
          />
          <p className="mt-3">
            <TextLink to="/admin/audit?action=points_added">{say('points.latestAdjustments.all')}</TextLink>
          </p>
        </>
      )}
    </section>
  );
}

const NoAdjustments = () => (
  <>
    <h2 className="text-xl">{say('points.latestAdjustments.title')}</h2>
    <p className="mt-2 text-muted">{say('points.latestAdjustments.none')}</p>
  </>
);

/** The entry's states are the totals before and after. */
function sayChange({ fromState, toState }: AuditEntry) {
  const points = Number(toState) - Number(fromState);
  return <bdi dir="ltr">{formatNumber(points, { signDisplay: 'always' })}</bdi>;
}
