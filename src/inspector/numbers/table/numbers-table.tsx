import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { saveFile } from '#platform/browser/files/save-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Table, type TableColumn } from '#ui/lists/table.tsx';
import type { Chart } from '../../graph/chart.ts';
import type { ShownNumbers } from '../panel/item-numbers.tsx';
import { sayCertainty, sayDifference, sayMedian, sayPart } from '../say-numbers.ts';
import { arrowsCsv, statesCsv } from './numbers-csv.ts';
import { type ArrowRow, arrowRows, type StateRow, stateRows } from './table-rows.ts';

interface NumbersTableProps {
  chart: Chart;
  /** Of the files, without an extension. */
  name: string;
  now: ShownNumbers;
  before: ShownNumbers | null;
}

/** Everything that the drawing shows, to read and to save. */
export function NumbersTable({ chart, name, now, before }: NumbersTableProps) {
  const arrows = arrowRows(chart, now, before);
  const states = stateRows(chart, now);
  return (
    <div className="h-full overflow-y-auto px-5 py-6">
      <div className="mb-5 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => saveFile(arrowsCsv(arrows), `${name}-transitions.csv`)}>
          {say('inspector.numbersTable.saveTransitions')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => saveFile(statesCsv(states), `${name}-states.csv`)}>
          {say('inspector.numbersTable.saveStates')}
        </Button>
      </div>
      <Table
        caption={say('inspector.numbersTable.transitions')}
        columns={before ? [...ARROW_COLUMNS, ...MOVE_COLUMNS] : ARROW_COLUMNS}
        rows={arrows}
        rowKey={({ id }) => id}
      />
      <Table
        className="mt-10"
        caption={say('inspector.numbersTable.states')}
        columns={STATE_COLUMNS}
        rows={states}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

const ARROW_COLUMNS: readonly TableColumn<ArrowRow>[] = [
  { id: 'name', header: say('inspector.numbersTable.transition'), cell: ({ name }) => name, isRowHeader: true },
  { id: 'from', header: say('inspector.numbersTable.from'), cell: ({ from }) => from },
  { id: 'to', header: say('inspector.numbersTable.to'), cell: ({ to }) => to },
  {
    id: 'count',
    header: say('inspector.numbersTable.count'),
    cell: ({ part }) => formatNumber(part.count),
    isNumeric: true,
  },
  {
    id: 'share',
    header: say('inspector.numbersTable.share'),
    cell: ({ part }) => (part.of > 0 ? sayPart(part) : null),
    isNumeric: true,
  },
];

const MOVE_COLUMNS: readonly TableColumn<ArrowRow>[] = [
  {
    id: 'before',
    header: say('inspector.numbersTable.before'),
    cell: ({ move }) => move && sayPart(move.before),
    isNumeric: true,
  },
  {
    id: 'moved',
    header: say('inspector.numbersTable.moved'),
    cell: ({ move }) =>
      move && (
        <>
          {sayDifference(move)}
          <span className="block text-xs text-muted">{sayCertainty(move)}</span>
        </>
      ),
    isNumeric: true,
  },
];

const STATE_COLUMNS: readonly TableColumn<StateRow>[] = [
  { id: 'name', header: say('inspector.numbersTable.state'), cell: ({ name }) => name, isRowHeader: true },
  {
    id: 'entered',
    header: say('inspector.numbersTable.entered'),
    cell: ({ entered }) => formatNumber(entered),
    isNumeric: true,
  },
  {
    id: 'stopped',
    header: say('inspector.numbersTable.stopped'),
    cell: ({ ended }) => formatNumber(ended),
    isNumeric: true,
  },
  {
    id: 'median',
    header: say('inspector.numbersTable.median'),
    cell: ({ median }) => median && sayMedian(median),
    isNumeric: true,
  },
];
