import type { PageMeta } from '#generated/types.gen.ts';
import { QueueHeading } from '#ui/queue/queue-heading.tsx';
import { useDebounced } from '../forms/use-debounced.ts';
import type { Decidable } from './held-decision.ts';
import type { Deciding } from './use-deciding.tsx';

interface DecisionHeadingProps<Row extends Decidable, Verdict> {
  deciding: Deciding<Row, Verdict>;
  rows: readonly Row[];
  meta: PageMeta;
  /** The current count; null if unknown. */
  waiting: number | null;
  /** Whether decided rows leave the list. */
  isShrinking: boolean;
  isReloading: boolean;
  onReload: () => void;
}

const SETTLED_MS = 1_500;

/** "1–25 of 80", and whether there are new rows. */
export function DecisionHeading<Row extends Decidable, Verdict>(props: DecisionHeadingProps<Row, Verdict>) {
  const { deciding, rows, meta, waiting, isShrinking, isReloading, onReload } = props;
  const { terms, statuses } = deciding;
  const before = (meta.page - 1) * meta.pageSize;
  /** Rows no longer in the queue on the server. */
  const decided = rows.filter((row) => {
    const stage = statuses.get(row.id)?.stage;
    return stage === 'done' || (stage === 'refused' && !terms.canDecide(row));
  }).length;
  // The two counts arrive separately, so wait until they settle.
  const isCounted = waiting !== null && meta.totalIsExact;
  const newCount = useDebounced(isCounted ? waiting + decided - meta.total : 0, SETTLED_MS);
  // After the last row, the next ones follow under this heading.
  const gone = isShrinking && decided < rows.length ? decided : 0;
  return (
    <QueueHeading
      first={before + 1}
      last={before + rows.length - gone}
      total={meta.totalIsExact ? meta.total - gone : meta.total}
      isExact={meta.totalIsExact}
      newCount={newCount}
      isReloading={isReloading}
      onReload={onReload}
    />
  );
}
