import type { ReactNode } from 'react';
import type { AuditEntry, PageMeta } from '#generated/types.gen.ts';
import { sayCount } from '#platform/browser/lists/say-total.ts';
import { PersonName } from '#platform/browser/person-address.tsx';
import { Day } from '#ui/day.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ACTION_NAMES } from './action-texts.ts';

const COLUMNS: ReadonlyArray<TableColumn<AuditEntry>> = [
  { id: 'at', header: 'When', cell: ({ at }) => <Day value={at} time /> },
  {
    id: 'who',
    header: 'Who',
    isLong: true,
    cell: ({ actor }) => (actor ? <PersonName person={actor} /> : <span className="text-muted">The server</span>),
  },
  { id: 'what', header: 'What', cell: (entry) => <Entry {...entry} />, isRowHeader: true },
  { id: 'subject', header: 'About', isLong: true, cell: (entry) => <Subject {...entry} /> },
  { id: 'state', header: 'State', cell: sayStates },
  {
    id: 'reason',
    header: 'Why',
    isLong: true,
    cell: ({ reason }) =>
      reason && (
        <span dir="auto" className="block max-w-96 whitespace-pre-line">
          {reason}
        </span>
      ),
  },
];

interface AuditTableProps {
  entries: readonly AuditEntry[];
  meta: PageMeta;
  className: string;
}

export function AuditTable({ entries, meta, className }: AuditTableProps) {
  const total = sayCount(meta);
  return (
    <Table
      caption={meta.total === 1 ? '1 entry' : `${total} entries, newest first`}
      columns={COLUMNS}
      rows={entries}
      rowKey={({ id }) => id}
      className={className}
    />
  );
}

const Entry = ({ action }: AuditEntry) => <span className="@xl:whitespace-nowrap">{ACTION_NAMES[action]}</span>;

function Subject({ link, subjectTitle }: AuditEntry) {
  if (link && subjectTitle)
    return (
      <TextLink dir="auto" to={link}>
        {subjectTitle}
      </TextLink>
    );
  return subjectTitle ? <bdi>{subjectTitle}</bdi> : <span className="text-muted">Not named</span>;
}

function sayStates({ fromState, toState }: AuditEntry): ReactNode {
  if (fromState === null || fromState === toState || toState === null) return toState ?? fromState;
  return <span className="whitespace-nowrap">{`${fromState} → ${toState}`}</span>;
}
