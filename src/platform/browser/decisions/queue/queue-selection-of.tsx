import { say } from '#languages/say.ts';
import { QueueActions } from '#ui/queue/queue-actions.tsx';
import type { QueueSelection } from '#ui/queue/queue-types.ts';
import type { Decidable } from '../held-decision.ts';
import type { Deciding } from '../use-deciding.tsx';
import type { SelectedRows } from './use-selected-rows.ts';

/** Bulk selection, with each choice for all selected rows. */
export function selectionOf<Row extends Decidable, Verdict>(
  { terms, canDecide, choose, whyOff }: Deciding<Row, Verdict>,
  selected: SelectedRows<Row>,
  max: number,
): QueueSelection<Row> {
  const actions = terms.choices.map((choice) => ({
    id: choice.id,
    label: say('platform.queueSelection.choice', { choice: choice.label, count: selected.keys.size }),
    key: choice.key,
    whyOff: whyOff(choice, selected.rows),
    onPress: () => choose(choice, selected.rows),
  }));
  return {
    keys: selected.keys,
    max: max,
    canSelect: canDecide,
    onChange: selected.choose,
    actions: <QueueActions actions={actions} size="sm" />,
  };
}
