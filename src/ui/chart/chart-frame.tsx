import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface ChartFrameProps {
  /** The finding, as a sentence: what somebody would say who had looked at it. */
  title: ReactNode;
  note?: ReactNode;
  level?: 2 | 3 | undefined;
  /**
   * The same numbers for those who read them: the heads of the columns, then the rows. Null where the drawing itself is
   * read, since it leads on.
   */
  table: { heads: readonly string[]; rows: readonly (readonly string[])[] } | null;
  className?: string | undefined;
  children: ReactNode;
}

/** Around a drawing: what it says stands above it, what it is drawn from behind it. */
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
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={table.heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
