import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';

interface QueueHeadingProps {
  /** From 1. */
  first: number;
  last: number;
  total: number;
  /** False if the count stopped at its limit. */
  isExact: boolean;
  /** New rows since loading. */
  newCount: number;
  isReloading: boolean;
  onReload: () => void;
}

/** "1–25 of 80", and a button for new rows. */
export function QueueHeading({ first, last, total, isExact, newCount, isReloading, onReload }: QueueHeadingProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold tabular-nums">
        {isExact
          ? say('ui.queueHeading.rows', { first, last, total })
          : say('ui.queueHeading.rowsOrMore', { first, last, total })}
      </span>
      <span role="status">
        {newCount > 0 && (
          <Button
            variant="quiet"
            size="sm"
            pending={isReloading}
            pendingLabel={say('ui.queueHeading.loading')}
            onClick={onReload}
          >
            {say('ui.queueHeading.showNew', { come: newCount })}
          </Button>
        )}
      </span>
    </p>
  );
}
