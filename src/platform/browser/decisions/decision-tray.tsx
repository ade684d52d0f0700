import { UNDO_WINDOW_MS } from '#ui/feedback/undo-window.ts';
import { QueueTray } from '#ui/queue/queue-tray.tsx';
import { nameOpen } from './decision-texts.ts';
import type { Decidable } from './held-decision.ts';
import type { Deciding } from './use-deciding.tsx';

export function DecisionTray<Row extends Decidable, Verdict>({ deciding }: { deciding: Deciding<Row, Verdict> }) {
  const { terms, open, desk, undo } = deciding;
  const [newest, ...others] = open.filter(({ stage }) => stage === 'held');
  const entry = newest && {
    key: newest.key,
    text: nameOpen(terms, newest),
    others: others.length,
    milliseconds: UNDO_WINDOW_MS,
    onUndo: () => undo(newest.key),
    onHold: (isHeld: boolean) => desk.hold(newest.key, isHeld),
  };
  return <QueueTray entry={entry ?? null} />;
}
