import type { PageMeta } from '../../../../../generated/types.gen.ts';
import { useDebounced } from '../../../../platform/browser/use-debounced.ts';
import { Button } from '../../../../ui/button.tsx';
import { isFiltered, type QueueAddress } from './queue-address.ts';

interface QueueHeadingProps {
  meta: PageMeta;
  /** Of them, how many were decided since they were loaded. */
  decided: number;
  waiting: number | null;
  address: QueueAddress;
  isReloading: boolean;
  onReload: () => void;
}

const SETTLED_MS = 1_500;

/** How many there are, and whether more have come since they were loaded. */
export function QueueHeading({ meta, decided, waiting, address, isReloading, onReload }: QueueHeadingProps) {
  const isWhole = address.view === 'waiting' && !isFiltered(address) && meta.totalIsExact;
  // The two counts come a moment apart: only what stays is told.
  const come = useDebounced(isWhole && waiting !== null ? waiting + decided - meta.total : 0, SETTLED_MS);
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold tabular-nums">
        {meta.total.toLocaleString('en-GB')}
        {!meta.totalIsExact && ' or more'}
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
