import { QueueTray } from '#ui/queue/queue-tray.tsx';
import type { DecisionTerms } from './decision-kind.ts';
import { nameOpen } from './decision-texts.ts';
import { type Decidable, UNDO_WINDOW_MS } from './held-decision.ts';
import type { Deciding } from './use-deciding.tsx';

interface DecisionTrayProps<Row extends Decidable, Verdict> {
  terms: DecisionTerms<Row, Verdict>;
  deciding: Deciding<Row, Verdict>;
}

export function DecisionTray<Row extends Decidable, Verdict>({ terms, deciding }: DecisionTrayProps<Row, Verdict>) {
  const { open, desk } = deciding;
  const [newest, ...others] = open.filter(({ stage }) => stage === 'held');
  const entry = newest && {
    key: newest.key,
    text: nameOpen(terms, newest),
    others: others.length,
    milliseconds: UNDO_WINDOW_MS,
    onUndo: () => desk.undo(newest.key),
  };
  return <QueueTray entry={entry ?? null} />;
}
