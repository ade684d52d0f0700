import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { FailedState } from '../feedback/failed-state.tsx';
import { LoadingState, SkeletonText } from '../feedback/skeleton.tsx';
import { Pagination } from '../lists/pagination.tsx';
import { KeyHint } from './queue-actions.tsx';

interface QueueFooterProps {
  /** Every loaded row is decided, and there were several: a single row says it itself. */
  isWorkedThrough: boolean;
  isComing?: boolean | undefined;
  /** Why the next rows couldn't be loaded. */
  failure?: string | null | undefined;
  onReadOn?: (() => void) | undefined;
  /** From 1. */
  page: number;
  pageCount: number;
  to: (page: number) => string;
  isReloading: boolean;
  onReload: () => void;
}

/** Pages, the loading state of the next rows or, at the end, a refresh button. */
export function QueueFooter(props: QueueFooterProps) {
  const { isWorkedThrough, isComing, failure, onReadOn, page, pageCount, to, isReloading, onReload } = props;
  if (isComing) {
    return (
      <LoadingState label={say('ui.queueFooter.loadingMore')} className="space-y-4 py-4 ps-11">
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
      </LoadingState>
    );
  }
  if (failure) {
    return (
      <FailedState className="mt-4" level={3} title={say('ui.queueFooter.failed')} onRetry={onReadOn}>
        {failure}
      </FailedState>
    );
  }
  return (
    <div className="pt-4 pb-2">
      {isWorkedThrough && (
        <div className="mb-4 border-s-4 border-action bg-action-wash px-4 py-3">
          <p className="font-semibold">{say('ui.queueFooter.pageDone')}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            pending={isReloading}
            pendingLabel={say('ui.queueFooter.loading')}
            onClick={onReload}
          >
            {say('ui.queueFooter.refresh')}
            <KeyHint>{say('ui.queueFooter.r')}</KeyHint>
          </Button>
        </div>
      )}
      <Pagination page={page} pageCount={pageCount} to={to} label={say('ui.queueFooter.queuePages')} />
    </div>
  );
}
