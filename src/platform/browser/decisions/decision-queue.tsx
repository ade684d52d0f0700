import { type ReactNode, useState } from 'react';
import { Queue } from '#ui/queue/queue.tsx';
import { QueueFooter } from '#ui/queue/queue-footer.tsx';
import { DecisionActions } from './decision-actions.tsx';
import type { DeskState } from './decision-desk.ts';
import { DecisionHeading } from './decision-heading.tsx';
import type { DecisionKind } from './decision-kind.ts';
import { DecisionNote } from './decision-note.tsx';
import { isSettled } from './decision-texts.ts';
import { DecisionTray } from './decision-tray.tsx';
import type { Decidable } from './held-decision.ts';
import { type QueueReader, type QueueRows, useQueueRows } from './queue-list.ts';
import { selectionOf } from './queue-selection-of.tsx';
import { type QueueEmptyWords, QueueStates } from './queue-states.tsx';
import { useDeciding } from './use-deciding.tsx';
import { useDecisionDesk } from './use-decision-desk.ts';
import { useOnward } from './use-onward.ts';
import type { QueuePlace } from './use-queue-address.ts';
import { useTicked } from './use-ticked.ts';

export interface DecisionQueueProps<Row extends Decidable, Verdict, Changed> {
  kind: DecisionKind<Row, Verdict, Changed>;
  /** Accessible name. */
  label: string;
  place: QueuePlace;
  query: QueueReader<Row>;
  /** The current count for this view; null if unknown. */
  waiting: number | null;
  /** The row's content, without controls, since the row is a button. */
  renderRow: (row: Row, isSettled: boolean) => ReactNode;
  /** The row's details. */
  renderPanel: (row: Row) => ReactNode;
  /** Shown instead of the choices if there are none. */
  whyNot: (row: Row) => string;
  empty: QueueEmptyWords;
  /** Maximum for `send`; without it, rows can't be selected. */
  mostAtOnce?: number | undefined;
}

/** A queue for deciding rows one by one or in bulk, with undo. */
export function DecisionQueue<Row extends Decidable, Verdict, Changed>(
  props: DecisionQueueProps<Row, Verdict, Changed>,
) {
  const { kind, place, query, waiting, renderRow, renderPanel, whyNot, mostAtOnce } = props;
  const list = useQueueRows(query);
  const [isReloading, setIsReloading] = useState(false);
  const sitting = useDecisionDesk(kind);
  const { desk } = sitting;
  const { fates } = sitting.state;
  const rows = shownRows(list, fates);
  const [firstBatch] = list.batches;
  const ticked = useTicked(rows);
  const onDecided = place.isOpen ? place.close : undefined;
  const { goTo } = place;
  const here = { rows, current: place.item, goTo, list: list.list };
  const deciding = useDeciding({ kind, sitting, ...here, ticked, onDecided });
  const onward = useOnward({ list, fates, canDecide: deciding.canDecide, current: place.item, goTo });

  /** Only rows decided in this list; in other views, people look for decided rows. */
  function isFolded({ id }: Row): boolean {
    const fate = fates.get(id);
    return fate?.stage === 'done' && fate.decision.list === list.list;
  }

  async function reload() {
    setIsReloading(true);
    await desk.hasten();
    desk.clear();
    ticked.clear();
    await list.readAgain();
    setIsReloading(false);
  }

  const reloading = { isReloading, onReload: () => void reload() };
  return (
    <>
      {rows.length === 0 || firstBatch === undefined ? (
        <QueueStates list={list.first} place={place} empty={props.empty} onReload={reloading.onReload} />
      ) : (
        <Queue
          label={props.label}
          rows={rows}
          rowKey={({ id }) => id}
          rowTitle={kind.titleOf}
          renderRow={(row) => renderRow(row, isSettled(fates.get(row.id)))}
          isFolded={isFolded}
          renderNote={(row) => <DecisionNote terms={kind} row={row} deciding={deciding} isFolded={isFolded(row)} />}
          current={place.item}
          onCurrent={goTo}
          isOpen={place.isOpen}
          onOpen={place.open}
          onClose={place.close}
          panel={{
            title: kind.titleOf,
            body: renderPanel,
            actions: (row) => <DecisionActions terms={kind} row={row} deciding={deciding} whyNot={whyNot} />,
          }}
          commands={[...deciding.commands, { key: 'r', label: 'Refresh', run: reloading.onReload }]}
          selection={mostAtOnce === undefined ? undefined : selectionOf(kind, deciding, ticked, mostAtOnce)}
          heading={
            <DecisionHeading
              waiting={place.isFiltered ? null : waiting}
              terms={kind}
              rows={list.batches.flatMap(({ data }) => data)}
              meta={firstBatch.meta}
              fates={fates}
              {...reloading}
            />
          }
          footer={
            <QueueFooter
              {...onward}
              onReadOn={() => void list.latest.refetch()}
              page={place.page}
              pageCount={list.batches.length > 1 ? 1 : firstBatch.meta.totalPages}
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

/** The last batch, plus undecided rows of earlier ones. */
function shownRows<Row extends Decidable>(
  { batches }: QueueRows<Row>,
  fates: DeskState<Row, unknown>['fates'],
): readonly Row[] {
  const rows = batches.flatMap(({ data }, index) =>
    index === batches.length - 1 ? data : data.filter(({ id }) => fates.get(id)?.stage !== 'done'),
  );
  // A refetched first page may overlap with later batches.
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
