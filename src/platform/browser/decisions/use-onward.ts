import { useEffect, useRef } from 'react';
import type { DeskState } from './decision-desk.ts';
import type { Decidable } from './held-decision.ts';
import type { QueueRows } from './queue-list.ts';

interface OnwardOptions<Row extends Decidable> {
  list: QueueRows<Row>;
  fates: DeskState<Row, unknown>['fates'];
  canDecide: (row: Row) => boolean;
  current: string | null;
  goTo: (id: string) => void;
}

interface Onward {
  /** Every row that was loaded last is decided. */
  isWorkedThrough: boolean;
  isComing: boolean;
  isFailed: boolean;
}

/**
 * After the last decision of a page the next rows come by themselves. They are read from behind the last row and not by
 * number, since what is decided leaves the queue on the server and moves every later page.
 */
export function useOnward<Row extends Decidable>(options: OnwardOptions<Row>): Onward {
  const { list, fates, canDecide, current, goTo } = options;
  const { latest, batches, nextCursor, readOn } = list;
  const rows = latest.data?.data.data ?? [];
  const isWorkedThrough = rows.some(({ id }) => fates.has(id)) && !rows.some(canDecide);
  useEffect(() => {
    if (isWorkedThrough && nextCursor !== null) readOn(nextCursor);
  }, [isWorkedThrough, nextCursor, readOn]);

  const arrived = latest.data && rows.find(canDecide)?.id;
  const isIdle = current === null || fates.has(current);
  const seen = useRef(1);
  useEffect(() => {
    const isNew = batches.length > seen.current;
    // Not below the first: a page that loads is gone through from where the address says.
    seen.current = Math.max(1, batches.length);
    if (isNew && isIdle && arrived !== undefined) goTo(arrived);
  }, [batches.length, isIdle, arrived, goTo]);
  return { isWorkedThrough, isComing: latest.isPending, isFailed: latest.isError };
}
