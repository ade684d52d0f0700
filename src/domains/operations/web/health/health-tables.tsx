import type { Health } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayBytes } from '#platform/shared/bytes.ts';
import { Ago } from '#ui/lists/ago.tsx';
import { Table } from '#ui/lists/table.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';

/** What has many rows: queues, tables and what is slow. */
export const HealthTables = ({ health }: { health: Health }) => (
  <>
    <Queues queues={health.queues} />
    <div className="max-w-3xl space-y-14">
      <Table
        caption={say('operations.health.tables')}
        rows={health.database.tables}
        rowKey={({ name }) => name}
        columns={[
          {
            id: 'table',
            header: say('operations.health.columns.table'),
            cell: ({ name }) => <bdi>{name}</bdi>,
            isRowHeader: true,
          },
          {
            id: 'size',
            header: say('operations.health.columns.size'),
            cell: ({ bytes }) => sayBytes(bytes),
            isNumeric: true,
          },
        ]}
      />
      <Slowest statements={health.statements} />
    </div>
  </>
);

function Queues({ queues }: Pick<Health, 'queues'>) {
  if (queues.length === 0) {
    return (
      <TitledSection id="queues" title={say('operations.health.queues')}>
        <p className="mt-2 text-muted">{say('operations.health.noQueues')}</p>
      </TitledSection>
    );
  }
  return (
    <Table
      caption={say('operations.health.queues')}
      rows={queues}
      rowKey={({ kind }) => kind}
      columns={[
        {
          id: 'kind',
          header: say('operations.health.columns.kind'),
          cell: ({ kind }) => <bdi>{kind}</bdi>,
          isRowHeader: true,
        },
        {
          id: 'waiting',
          header: say('operations.health.columns.waiting'),
          cell: ({ waiting }) => formatNumber(waiting),
          isNumeric: true,
        },
        {
          id: 'failed',
          header: say('operations.health.columns.failed'),
          cell: ({ failed }) => formatNumber(failed),
          isNumeric: true,
        },
        {
          id: 'due',
          header: say('operations.health.columns.due'),
          cell: ({ oldestAt }) => oldestAt && <Ago value={oldestAt} />,
        },
      ]}
    />
  );
}

function Slowest({ statements: { source, slowest } }: Pick<Health, 'statements'>) {
  const isOwn = source === 'calls';
  return (
    <div>
      <Table
        caption={isOwn ? say('operations.health.slowestCalls') : say('operations.health.slowestStatements')}
        rows={slowest}
        // Statements may begin alike.
        rowKey={(row) => String(slowest.indexOf(row))}
        columns={[
          {
            id: 'name',
            header: isOwn ? say('operations.health.columns.call') : say('operations.health.columns.statement'),
            cell: ({ name }) => <bdi>{name}</bdi>,
            isRowHeader: true,
            isLong: true,
          },
          {
            id: 'count',
            header: say('operations.health.columns.count'),
            cell: ({ count }) => formatNumber(count),
            isNumeric: true,
          },
          {
            id: 'mean',
            header: say('operations.health.columns.mean'),
            cell: ({ meanMs }) => say('operations.health.milliseconds', { milliseconds: meanMs }),
            isNumeric: true,
          },
        ]}
      />
      {isOwn && <p className="mt-3 text-sm text-muted">{say('operations.health.ownMeasure')}</p>}
    </div>
  );
}
