import { formatNumber } from '#languages/numbers.ts';
import { classNames } from '../class-names.ts';
import type { MonthTick } from '../shared/dates.ts';
import { axisOf } from './axis.ts';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';

export interface ColumnPart {
  id: string;
  name: string;
  /** A CSS colour from the tokens that encodes the part. */
  color: string;
}

interface StackedColumnsProps extends Omit<ChartFrameProps, 'table' | 'children'> {
  /** From the bottom up. */
  parts: readonly ColumnPart[];
  /** In chronological order; values in the order of the parts. */
  columns: readonly { label: string; tick?: MonthTick | undefined; values: readonly number[] }[];
  /** The table's first heading. */
  head: string;
}

/** How many labels fit on a phone. */
const MAX_LABELLED = 6;

const figure = (value: number) => formatNumber(value);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Stacked columns over time, with totals above. */
export function StackedColumns({ parts, columns, head, ...frame }: StackedColumnsProps) {
  const most = Math.max(1, ...columns.map(({ values }) => sum(values)));
  const every = Math.ceil(columns.length / MAX_LABELLED);
  const axis = new Map(axisOf(columns, every).map((one) => [one.index, one]));
  return (
    <ChartFrame
      {...frame}
      table={{
        heads: [head, ...parts.map(({ name }) => name)],
        rows: columns.map(({ label, values }) => [label, ...values.map(figure)]),
      }}
    >
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {parts.map(({ id, name, color }) => (
          <li key={id} className="flex items-center gap-2">
            <span className="size-3 forced-color-adjust-none" style={{ backgroundColor: color }} />
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex h-48 items-end gap-1 border-b border-control sm:h-60 sm:gap-1.5">
        {columns.map(({ label, values }, column) => (
          <div key={label} className="flex h-full min-w-0 flex-1 flex-col justify-end">
            <span
              className={classNames(
                'mb-0.5 flex justify-center text-xs whitespace-nowrap font-semibold tabular-nums sm:text-sm',
                !axis.has(column) && 'max-sm:invisible',
              )}
            >
              {sum(values) > 0 ? figure(sum(values)) : ''}
            </span>
            <div
              className="flex flex-col-reverse gap-px overflow-hidden rounded-se-sm"
              style={{ height: `${(sum(values) / most) * 84}%` }}
            >
              {parts.map(({ id, color }, index) => (
                <span
                  key={id}
                  style={{ flexGrow: values[index] ?? 0, backgroundColor: color }}
                  className="basis-0 forced-color-adjust-none"
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="mt-1.5 flex gap-1 text-xs text-muted tabular-nums sm:gap-1.5 sm:text-sm">
        {columns.map(({ label, tick }, column) => {
          const under = axis.get(column);
          return (
            <span
              key={label}
              className={classNames('relative min-w-0 flex-1 whitespace-nowrap', tick ? 'h-10' : 'h-5')}
            >
              {under && (
                <span
                  className={classNames(
                    'absolute top-0 text-center',
                    // A centred last label would overflow on a phone.
                    column === columns.length - 1 ? 'inset-e-0' : 'left-1/2 -translate-x-1/2',
                  )}
                >
                  {under.name}
                  {under.year && <span className="block">{under.year}</span>}
                </span>
              )}
            </span>
          );
        })}
      </div>
    </ChartFrame>
  );
}
