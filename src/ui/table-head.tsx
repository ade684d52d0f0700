import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons.tsx';

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

interface HeadColumn {
  id: string;
  header: string;
  isNumeric?: boolean | undefined;
  isSortable?: boolean | undefined;
}

interface TableHeadProps {
  columns: readonly HeadColumn[];
  sort: TableSort | undefined;
  onSort: ((columnId: string) => void) | undefined;
}

/** In the narrow layout the labels move into the rows, and only the sort buttons remain here. */
export function TableHead({ columns, sort, onSort }: TableHeadProps) {
  return (
    <thead className="block @xl:table-header-group">
      <tr className="flex flex-wrap gap-x-4 border-b-2 border-ink px-3 @xl:table-row">
        {columns.map((column) => {
          const isSortable = column.isSortable && onSort;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
              className={classNames(
                'font-semibold @xl:px-3 @xl:py-2',
                isSortable ? 'py-2' : 'sr-only @xl:not-sr-only @xl:px-3 @xl:py-2',
                column.isNumeric ? 'text-end' : 'text-start',
              )}
            >
              {isSortable ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  column: HeadColumn;
  sort: TableSort | undefined;
  onSort: (columnId: string) => void;
}

function SortButton({ column, sort, onSort }: SortButtonProps) {
  const isSorted = sort?.columnId === column.id;
  return (
    <button
      type="button"
      onClick={() => onSort(column.id)}
      className="inline-flex min-h-6 items-center gap-1 rounded-sm font-semibold hover:text-link"
    >
      {column.header}
      <ChevronDownIcon
        className={classNames(
          'size-4 transition-transform',
          !isSorted && 'opacity-40',
          isSorted && sort.direction === 'ascending' && 'rotate-180',
        )}
      />
    </button>
  );
}
