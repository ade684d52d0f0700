import type { ImportFault } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';

interface FaultListProps {
  faults: readonly ImportFault[];
  /** Of all, also those that aren't listed. */
  count: number;
}

/** “Row 14, email: …” */
export const FaultList = ({ faults, count }: FaultListProps) => (
  <div>
    <ul className="divide-y divide-line border-y border-line">
      {faults.map(({ row, column, message }) => (
        <li key={`${row} ${column} ${message}`} className="py-2 wrap-anywhere">
          <strong>
            {column === null
              ? say('imports.faultList.row', { row })
              : say('imports.faultList.cell', { row, column: isolate(column) })}
          </strong>{' '}
          {message}
        </li>
      ))}
    </ul>
    {count > faults.length && (
      <p className="mt-3 text-muted">{say('imports.faultList.more', { count: count - faults.length })}</p>
    )}
  </div>
);
