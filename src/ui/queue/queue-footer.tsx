import { Button } from '../button.tsx';
import { Pagination } from '../pagination.tsx';
import { KeyHint } from './queue-deeds.tsx';

interface QueueFooterProps {
  /** Nothing on this page is left to do. */
  isWorkedThrough: boolean;
  /** From 1. */
  page: number;
  pageCount: number;
  to: (page: number) => string;
  isReloading: boolean;
  onReload: () => void;
}

/** The way on: other pages, or, once this one is worked through, what waits next. */
export function QueueFooter({ isWorkedThrough, page, pageCount, to, isReloading, onReload }: QueueFooterProps) {
  return (
    <div className="pt-4 pb-2">
      {isWorkedThrough && (
        <div className="mb-4 border-l-4 border-action bg-action-wash px-4 py-3">
          <p className="font-semibold">This page is worked through</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            pending={isReloading}
            pendingLabel="Loading"
            onClick={onReload}
          >
            Show what waits next
            <KeyHint>r</KeyHint>
          </Button>
        </div>
      )}
      <Pagination page={page} pageCount={pageCount} to={to} label="Pages of the queue" />
    </div>
  );
}
