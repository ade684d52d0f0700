import { useEffect, useRef } from 'react';
import { say } from '#languages/say.ts';
import { sayFailed } from '../../calls/say-failure.ts';
import type { DeskState } from '../decision-desk.ts';
import type { Decidable } from '../held-decision.ts';
import type { QueueRows } from './queue-list.ts';

interface NextBatchOptions<Row extends Decidable> {
  list: QueueRows<Row>;
  statuses: DeskState<Row, unknown>['statuses'];
  canDecide: (row: Row) => boolean;
  current: string | null;
  goTo: (id: string) => void;
}

interface NextBatch {
  /** Every row of the last batch is decided. */
  isWorkedThrough: boolean;
  isComing: boolean;
  /** Why the next rows couldn't be loaded. */
  failure: string | null;
}

/**
 * Loads the next rows after the last decision of a page. It uses the cursor and not the page number, since decided rows
 * leave the queue on the server and shift later pages.
 */
export function useNextBatch<Row extends Decidable>(options: NextBatchOptions<Row>): NextBatch {
  const { list, statuses, canDecide, current, goTo } = options;
  const { latest, batches, nextCursor, readOn } = list;
  const rows = latest.data?.data.data ?? [];
  const isWorkedThrough = rows.some(({ id }) => statuses.has(id)) && !rows.some(canDecide);
  useEffect(() => {
    if (isWorkedThrough && nextCursor !== null) readOn(nextCursor);
  }, [isWorkedThrough, nextCursor, readOn]);

  const arrived = latest.data && rows.find(canDecide)?.id;
  const isIdle = current === null || statuses.has(current);
  const seen = useRef(1);
  useEffect(() => {
    const isNew = batches.length > seen.current;
    // Never below 1: a freshly loaded page starts at the row in the address.
    seen.current = Math.max(1, batches.length);
    if (isNew && isIdle && arrived !== undefined) goTo(arrived);
  }, [batches.length, isIdle, arrived, goTo]);
  const failure = latest.isError ? sayFailed(say('platform.nextBatch.failed'), latest.error) : null;
  return { isWorkedThrough, isComing: latest.isPending, failure };
}
