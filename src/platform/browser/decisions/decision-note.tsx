import { QueueNote } from '#ui/queue/queue-note.tsx';
import { sayStatus } from './decision-texts.ts';
import type { Decidable } from './held-decision.ts';
import type { Deciding } from './use-deciding.tsx';

interface DecisionNoteProps<Row extends Decidable, Verdict> {
  row: Row;
  deciding: Deciding<Row, Verdict>;
  isFolded: boolean;
}

/** The decision's outcome, under a row. */
export function DecisionNote<Row extends Decidable, Verdict>(props: DecisionNoteProps<Row, Verdict>) {
  const { row, deciding, isFolded } = props;
  const { terms, desk, statuses, undo } = deciding;
  const status = statuses.get(row.id);
  if (!status) return null;
  return (
    <QueueNote
      text={sayStatus(terms, status, row)}
      isInline={isFolded}
      isFailed={status.stage === 'refused' || status.stage === 'unanswered'}
      onUndo={status.stage === 'held' ? () => undo(status.key) : undefined}
      onHold={(isHeld) => desk.hold(status.key, isHeld)}
      onRetry={status.stage === 'unanswered' ? () => desk.retry(status.key) : undefined}
    />
  );
}
