import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { QueueActions } from '#ui/queue/queue-actions.tsx';
import { QueueOutcome } from '#ui/queue/queue-outcome.tsx';
import { isChoiceFor } from './decision-kind.ts';
import { sayStatus } from './decision-texts.ts';
import type { Decidable } from './held-decision.ts';
import type { Deciding } from './use-deciding.tsx';

interface DecisionActionsProps<Row extends Decidable, Verdict> {
  row: Row;
  deciding: Deciding<Row, Verdict>;
  whyNot: (row: Row) => string;
}

/** The panel's choices for a row, or why there are none. While rows are selected, the only choices are theirs. */
export function DecisionActions<Row extends Decidable, Verdict>(props: DecisionActionsProps<Row, Verdict>) {
  const { row, deciding, whyNot } = props;
  const { terms, desk, statuses, canDecide, selection, choose, whyOff, undo } = deciding;
  const status = statuses.get(row.id);
  if (canDecide(row) && selection) {
    return (
      <div className="flex min-h-11 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-40 flex-1 text-sm">
          {say('platform.decisionActions.decideOnSelected', { count: selection.rows.length })}
        </p>
        <Button variant="secondary" size="sm" onClick={selection.clear}>
          {say('platform.decisionActions.deselectAll')}
        </Button>
      </div>
    );
  }
  if (canDecide(row)) {
    const choices = terms.choices.filter((choice) => isChoiceFor(choice, row));
    return (
      <>
        <QueueActions
          actions={choices.map((choice) => ({
            id: choice.id,
            label: choice.label,
            key: choice.key,
            whyOff: whyOff(choice, [row]),
            onPress: () => choose(choice, [row]),
          }))}
        />
        {status && <p className="min-w-48 flex-1 self-center text-sm">{sayStatus(terms, status, row)}</p>}
      </>
    );
  }
  return (
    <QueueOutcome
      text={status && status.stage !== 'refused' ? sayStatus(terms, status, row) : whyNot(row)}
      onUndo={status?.stage === 'held' ? () => undo(status.key) : undefined}
      onHold={(isHeld) => desk.hold(status?.key, isHeld)}
      onRetry={status?.stage === 'unanswered' ? () => desk.retry(status.key) : undefined}
    />
  );
}
