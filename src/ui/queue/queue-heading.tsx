import { Button } from '../button.tsx';

interface QueueHeadingProps {
  /** From 1: which of them the rows are. */
  first: number;
  last: number;
  total: number;
  /** False where it was counted to its most. */
  isExact: boolean;
  /** How many have come since the rows were loaded. */
  come: number;
  isReloading: boolean;
  onReload: () => void;
}

/** Which these are, of how many, and whether more have come. */
export function QueueHeading({ first, last, total, isExact, come, isReloading, onReload }: QueueHeadingProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold tabular-nums">
        {`${figure(first)}–${figure(last)} of ${figure(total)}`}
        {!isExact && ' or more'}
      </span>
      <span role="status">
        {come > 0 && (
          <Button variant="quiet" size="sm" pending={isReloading} pendingLabel="Loading" onClick={onReload}>
            Show {come} new
          </Button>
        )}
      </span>
    </p>
  );
}

const figure = (value: number): string => value.toLocaleString('en-GB');
