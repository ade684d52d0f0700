import type { Impact, PageMeta } from '../../../../../generated/types.gen.ts';
import { Button } from '../../../../ui/button.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { KeyCap } from '../../../../ui/queue/key-cap.tsx';
import type { Fate } from './decision-desk.ts';
import type { QueueAddress } from './queue-address.ts';
import { canDecide } from './review-actions.tsx';

interface QueueFooterProps {
  rows: readonly Impact[];
  meta: PageMeta;
  fates: ReadonlyMap<string, Fate>;
  address: QueueAddress;
  to: (address: QueueAddress) => string;
  isReloading: boolean;
  onReload: () => void;
}

/** The way on: other pages, or, once this one is worked through, what waits next. */
export function QueueFooter({ rows, meta, fates, address, to, isReloading, onReload }: QueueFooterProps) {
  const decidedHere = rows.filter(({ id }) => fates.has(id)).length;
  const isWorkedThrough = decidedHere > 0 && !rows.some((impact) => canDecide(impact, fates.get(impact.id)));
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
            <span className="max-lg:hidden" aria-hidden="true">
              <KeyCap>R</KeyCap>
            </span>
          </Button>
        </div>
      )}
      <Pagination
        page={address.page}
        pageCount={meta.totalPages}
        to={(page) => to({ ...address, page, item: null, isOpen: false })}
        label="Pages of the queue"
      />
    </div>
  );
}
