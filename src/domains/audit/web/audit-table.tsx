import type { ReactNode } from 'react';
import type { AuditEntry, PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { countIn } from '#platform/browser/lists/say-total.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Day } from '#ui/lists/day.tsx';
import { Table, type TableColumn } from '#ui/lists/table.tsx';
import { sayFromTo } from '#ui/text/direction.ts';
import { ACTION_NAMES } from './action-texts.ts';
import { sayState } from './state-texts.ts';

const COLUMNS: ReadonlyArray<TableColumn<AuditEntry>> = [
  { id: 'at', header: say('audit.auditTable.when'), cell: ({ at }) => <Day value={at} time /> },
  {
    id: 'who',
    header: say('audit.auditTable.who'),
    isLong: true,
    cell: ({ actor }) =>
      actor ? <PersonName person={actor} /> : <span className="text-muted">{say('audit.auditTable.theServer')}</span>,
  },
  { id: 'what', header: say('audit.auditTable.what'), cell: (entry) => <Entry {...entry} />, isRowHeader: true },
  { id: 'subject', header: say('audit.auditTable.about'), isLong: true, cell: (entry) => <Subject {...entry} /> },
  { id: 'state', header: say('audit.auditTable.state'), cell: sayStates },
  {
    id: 'reason',
    header: say('audit.auditTable.why'),
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
  return (
    <Table
      caption={say('audit.auditTable.caption', countIn(meta))}
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
  return subjectTitle ? (
    <bdi>{subjectTitle}</bdi>
  ) : (
    <span className="text-muted">{say('audit.auditTable.notNamed')}</span>
  );
}

function sayStates({ fromState, toState }: AuditEntry): ReactNode {
  if (fromState === null || fromState === toState || toState === null) {
    const state = toState ?? fromState;
    return state && sayState(state);
  }
  return <span className="@xl:whitespace-nowrap">{sayFromTo(sayState(fromState), sayState(toState))}</span>;
}
