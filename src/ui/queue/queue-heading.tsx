import { Button } from '../button.tsx';

interface QueueHeadingProps {
  total: number;
  /** False where it was counted to its most. */
  isExact: boolean;
  /** How many have come since the rows were loaded. */
  come: number;
  isReloading: boolean;
  onReload: () => void;
}

/** How many there are, and whether more have come. */
export function QueueHeading({ total, isExact, come, isReloading, onReload }: QueueHeadingProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold tabular-nums">
        {total.toLocaleString('en-GB')}
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
