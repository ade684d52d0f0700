import { type ReactNode, useState } from 'react';
import { Queue } from '../../../ui/queue/queue.tsx';
import { QueueFooter } from '../../../ui/queue/queue-footer.tsx';
import { DecisionActions } from './decision-actions.tsx';
import { DecisionHeading } from './decision-heading.tsx';
import type { DecisionKind } from './decision-kind.ts';
import { DecisionNote } from './decision-note.tsx';
import { DecisionTray } from './decision-tray.tsx';
import { isSettled } from './decision-words.ts';
import type { Decidable } from './held-decision.ts';
import { type QueueQuery, useQueueList } from './queue-list.ts';
import { selectionOf } from './queue-selection-of.tsx';
import { type QueueEmptyWords, QueueStates } from './queue-states.tsx';
import { useDeciding } from './use-deciding.tsx';
import type { QueueNavigation } from './use-queue-address.ts';
import { useTicked } from './use-ticked.ts';

export interface DecisionQueueProps<Row extends Decidable, Verdict, Changed, Filters> {
  kind: DecisionKind<Row, Verdict, Changed>;
  /** Names the list for a screen reader. */
  label: string;
  place: QueueNavigation<Filters>;
  query: QueueQuery<Row>;
  /** How many are in this view by now, where somebody counts them meanwhile; null otherwise. */
  waiting: number | null;
  /** What the row shows; no control in it, since the whole is one. A settled one stands back. */
  renderRow: (row: Row, isSettled: boolean) => ReactNode;
  /** Everything that is needed to decide. */
  renderPanel: (row: Row) => ReactNode;
  /** In the place of the choices, where there is none to take. */
  whyNot: (row: Row) => string;
  empty: QueueEmptyWords;
  /** As many as `send` takes; without it nothing can be ticked. */
  mostAtOnce?: number | undefined;
}

/** A queue to be worked through, one after another or many at once; each decision can be undone for a while. */
export function DecisionQueue<Row extends Decidable, Verdict, Changed, Filters>(
  props: DecisionQueueProps<Row, Verdict, Changed, Filters>,
) {
  const { kind, place, query, waiting, renderRow, renderPanel, whyNot, mostAtOnce } = props;
  const { address } = place;
  const list = useQueueList(query);
  const [isReloading, setIsReloading] = useState(false);
  const rows = list.data?.data.data ?? [];
  const meta = list.data?.data.meta;
  const ticked = useTicked(rows);
  const onDecided = address.isOpen ? place.close : undefined;
  const deciding = useDeciding({ kind, rows, current: address.item, ticked, goTo: place.goTo, onDecided });
  const { desk, fates, canDecide } = deciding;

  async function reload() {
    setIsReloading(true);
    await desk.hasten();
    desk.clear();
    ticked.clear();
    await list.refetch();
    setIsReloading(false);
  }

  const reloading = { isReloading, onReload: () => void reload() };
  return (
    <>
      {rows.length === 0 || meta === undefined ? (
        <QueueStates list={list} place={place} empty={props.empty} onReload={reloading.onReload} />
      ) : (
        <Queue
          label={props.label}
          rows={rows}
          rowKey={({ id }) => id}
          rowTitle={kind.titleOf}
          renderRow={(row) => renderRow(row, isSettled(fates.get(row.id)))}
          renderNote={(row) => <DecisionNote terms={kind} row={row} deciding={deciding} />}
          current={address.item}
          onCurrent={place.goTo}
          isOpen={address.isOpen}
          onOpen={place.open}
          onClose={place.close}
          panel={{
            title: kind.titleOf,
            body: renderPanel,
            actions: (row) => <DecisionActions terms={kind} row={row} deciding={deciding} whyNot={whyNot} />,
          }}
          commands={[...deciding.commands, { key: 'r', label: 'Load the queue anew', run: reloading.onReload }]}
          selection={mostAtOnce === undefined ? undefined : selectionOf(kind, deciding, ticked, mostAtOnce)}
          heading={
            <DecisionHeading
              waiting={place.isFiltered ? null : waiting}
              terms={kind}
              {...{ rows, meta, fates }}
              {...reloading}
            />
          }
          footer={
            <QueueFooter
              isWorkedThrough={rows.some(({ id }) => fates.has(id)) && !rows.some(canDecide)}
              page={address.page}
              pageCount={meta.totalPages}
              to={place.toPage}
              {...reloading}
            />
          }
        />
      )}
      <DecisionTray terms={kind} deciding={deciding} />
      {deciding.dialog}
    </>
  );
}
