/** The tables as files for spreadsheets. */
import { stringify } from 'csv-stringify/browser/esm/sync';
import { say } from '#languages/say.ts';
import { shareOf } from '../calculation/counted.ts';
import type { ArrowRow, StateRow } from './table-rows.ts';

/** Without it, spreadsheets guess the wrong encoding. */
const BYTE_ORDER_MARK = '\ufeff';
const DECIMALS = 4;

const round = (value: number | null): number | '' => (value === null ? '' : Number(value.toFixed(DECIMALS)));

export function arrowsCsv(rows: readonly ArrowRow[]): Blob {
  const head = [
    say('inspector.numbersTable.from'),
    say('inspector.numbersTable.transition'),
    say('inspector.numbersTable.to'),
    say('inspector.numbersTable.count'),
    say('inspector.numbersTable.share'),
    say('inspector.numbersTable.before'),
    say('inspector.numbersTable.moved'),
    say('inspector.numbersTable.low'),
    say('inspector.numbersTable.high'),
  ];
  const lines = rows.map(({ from, name, to, part, move }) => [
    from,
    name,
    to,
    part.count,
    round(shareOf(part)),
    round(move && shareOf(move.before)),
    round(move?.difference ?? null),
    round(move?.interval.low ?? null),
    round(move?.interval.high ?? null),
  ]);
  return csvOf([head, ...lines]);
}

export function statesCsv(rows: readonly StateRow[]): Blob {
  const head = [
    say('inspector.numbersTable.state'),
    say('inspector.numbersTable.entered'),
    say('inspector.numbersTable.stopped'),
    say('inspector.numbersTable.medianSeconds'),
  ];
  const lines = rows.map(({ name, entered, ended, median }) => [
    name,
    entered,
    ended,
    median === null ? '' : medianCell(median.kind, median.seconds),
  ]);
  return csvOf([head, ...lines]);
}

const medianCell = (kind: 'between' | 'under' | 'over', seconds: number): number | string =>
  kind === 'between' ? round(seconds) : `${kind === 'under' ? '<' : '>'}${seconds}`;

const csvOf = (lines: readonly (readonly (string | number)[])[]): Blob =>
  new Blob(
    [
      BYTE_ORDER_MARK,
      stringify(
        lines.map((line) => [...line]),
        { record_delimiter: 'windows', escape_formulas: true },
      ),
    ],
    { type: 'text/csv; charset=utf-8' },
  );
