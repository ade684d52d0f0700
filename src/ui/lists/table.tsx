import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface TableColumn<Row> {
  id: string;
  header: string;
  /** Null for an empty cell. */
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures. */
  isNumeric?: boolean | undefined;
  /** User text: may break anywhere, so that a long word doesn't widen the table. */
  isLong?: boolean | undefined;
  /** Names the row for screen readers; exactly one column. */
  isRowHeader?: boolean | undefined;
}

export interface TableProps<Row> {
  caption: ReactNode;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string | undefined;
}

/** A dense table; in a narrow container each row becomes a list. */
export function Table<Row>({ caption, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    <div className={classNames('@container', className)}>
      <table className="block w-full border-collapse text-sm @xl:table">
        <caption className="block pb-3 text-start font-display text-xl @xl:table-caption">{caption}</caption>
        {/* In the narrow layout the labels move into the rows. */}
        <thead className="block @xl:table-header-group">
          <tr className="flex flex-wrap gap-x-4 border-b-2 border-ink px-3 @xl:table-row">
            {columns.map(({ id, header, isNumeric }) => (
              <th
                key={id}
                scope="col"
                className={classNames(
                  'sr-only font-semibold @xl:not-sr-only @xl:px-3 @xl:py-2',
                  isNumeric ? 'text-end' : 'text-start',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block @xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="flex flex-col border-b border-line px-3 py-3 @xl:table-row @xl:py-0 @xl:hover:bg-sunken"
            >
              {columns.map((column) => (
                <TableCell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const look = classNames(
    'text-start @xl:table-cell @xl:px-3 @xl:py-2.5 @xl:align-top',
    column.isNumeric && 'tabular-nums @xl:text-end',
    column.isLong && 'wrap-anywhere @xl:min-w-24',
  );
  const content = column.cell(row);
  if (column.isRowHeader) {
    return (
      <th scope="row" className={classNames(look, 'order-first block pb-1 font-semibold')}>
        {content}
      </th>
    );
  }
  return (
    <td
      className={classNames(
        look,
        'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 py-1',
        content === null && '@max-xl:hidden',
      )}
    >
      <span className="text-muted @xl:hidden" aria-hidden="true">
        {column.header}
      </span>
      <span className="min-w-0">{content ?? '–'}</span>
    </td>
  );
}
