import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface ChartFrameProps {
  /** The finding, as a sentence. */
  title: ReactNode;
  note?: ReactNode;
  level?: 2 | 3 | undefined;
  /** The data as a table, headings first. Null if the chart itself is accessible, because it has links. */
  table: { heads: readonly string[]; rows: readonly (readonly string[])[] } | null;
  className?: string | undefined;
  children: ReactNode;
}

/** A chart with its finding above and its data as a table. */
export function ChartFrame({ title, note, level = 3, table, className, children }: ChartFrameProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <figure aria-labelledby={id} className={classNames('@container min-w-0', className)}>
      <figcaption>
        <Heading id={id} className={level === 2 ? 'text-2xl' : 'text-xl'}>
          {title}
        </Heading>
        {note && <p className="mt-1 max-w-prose text-sm text-muted">{note}</p>}
      </figcaption>
      <div aria-hidden={table ? true : undefined} className="mt-5">
        {children}
      </div>
      {table && <HiddenTable id={id} table={table} />}
    </figure>
  );
}

const HiddenTable = ({ id, table }: { id: string; table: NonNullable<ChartFrameProps['table']> }) => (
  <div className="sr-only">
    <table aria-labelledby={id}>
      <thead>
        <tr>
          {table.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" dir="auto">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={table.heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
