import { QueueActions } from '#ui/queue/queue-actions.tsx';
import type { QueueSelection } from '#ui/queue/queue-types.ts';
import type { Decidable } from './held-decision.ts';
import type { Deciding } from './use-deciding.tsx';
import type { Ticked } from './use-ticked.ts';

/** Bulk selection, with each choice for all selected rows. */
export function selectionOf<Row extends Decidable, Verdict>(
  { terms, canDecide, choose }: Deciding<Row, Verdict>,
  ticked: Ticked<Row>,
  most: number,
): QueueSelection<Row> {
  const actions = terms.choices.map((choice) => ({
    id: choice.id,
    label: `${choice.label} ${ticked.keys.size}`,
    key: choice.key,
    onPress: () => choose(choice, ticked.rows),
  }));
  return {
    keys: ticked.keys,
    max: most,
    canSelect: canDecide,
    onChange: ticked.choose,
    actions: <QueueActions actions={actions} size="sm" />,
  };
}
