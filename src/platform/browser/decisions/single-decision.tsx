import type { ReactNode } from 'react';
import { useShortcuts } from '#ui/keys/use-shortcuts.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { DecisionActions } from './decision-actions.tsx';
import type { DecisionKind } from './decision-kind.ts';
import { DecisionTray } from './decision-tray.tsx';
import type { Decidable } from './held-decision.ts';
import { useDeciding } from './use-deciding.tsx';
import { useDecisionDesk } from './use-decision-desk.ts';

interface SingleDecisionProps<Row extends Decidable, Verdict, Changed> {
  kind: DecisionKind<Row, Verdict, Changed>;
  row: Row;
  kicker: string;
  /** Link to the queue. */
  toQueue: ReactNode;
  whyNot: (row: Row) => string;
  /** The row's details. */
  children: ReactNode;
}

/** A page for one row, with the queue's shortcuts. */
export function SingleDecision<Row extends Decidable, Verdict, Changed>(
  props: SingleDecisionProps<Row, Verdict, Changed>,
) {
  const { kind, row, kicker, toQueue, whyNot, children } = props;
  const deciding = useDeciding({ kind, sitting: useDecisionDesk(kind), rows: [row], current: row.id });
  useShortcuts(Object.fromEntries(deciding.commands.map(({ key, run }) => [key, { run }])));
  return (
    <>
      <div className="max-w-3xl">
        <PageHeading size="area" kicker={kicker} actions={toQueue}>
          {kind.titleOf(row)}
        </PageHeading>
        {children}
        {/* Not above the undo bar, which would cover half of it. */}
        <div className="sticky bottom-[var(--sticky-bottom,0px)] mt-8 in-[:root:has([data-foot-tray])]:static flex flex-wrap gap-3 border-t border-control bg-page py-4 max-sm:*:flex-auto">
          <DecisionActions row={row} deciding={deciding} whyNot={whyNot} />
        </div>
      </div>
      <DecisionTray deciding={deciding} />
      {deciding.dialog}
    </>
  );
}
