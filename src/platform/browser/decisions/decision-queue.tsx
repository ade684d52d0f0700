import { type ReactNode, useState } from 'react';
import { Queue } from '../../../ui/queue/queue.tsx';
import { QueueFooter } from '../../../ui/queue/queue-footer.tsx';
import { DecisionActions } from './decision-actions.tsx';
import type { DeskState } from './decision-desk.ts';
import { DecisionHeading } from './decision-heading.tsx';
import type { DecisionKind } from './decision-kind.ts';
import { DecisionNote } from './decision-note.tsx';
import { DecisionTray } from './decision-tray.tsx';
import { isSettled } from './decision-words.ts';
import type { Decidable } from './held-decision.ts';
import { type QueueReader, type QueueRows, useQueueRows } from './queue-list.ts';
import { selectionOf } from './queue-selection-of.tsx';
import { type QueueEmptyWords, QueueStates } from './queue-states.tsx';
import { useDeciding } from './use-deciding.tsx';
import { useDecisionDesk } from './use-decision-desk.ts';
import { useOnward } from './use-onward.ts';
import type { QueueNavigation } from './use-queue-address.ts';
import { useTicked } from './use-ticked.ts';

export interface DecisionQueueProps<Row extends Decidable, Verdict, Changed, Filters> {
  kind: DecisionKind<Row, Verdict, Changed>;
  /** Names the list for a screen reader. */
  label: string;
  place: QueueNavigation<Filters>;
  query: QueueReader<Row>;
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
  const list = useQueueRows(query);
  const [isReloading, setIsReloading] = useState(false);
  const sitting = useDecisionDesk(kind);
  const { desk } = sitting;
  const { fates } = sitting.state;
  const rows = shownRows(list, fates);
  const [firstBatch] = list.batches;
  const ticked = useTicked(rows);
  const onDecided = address.isOpen ? place.close : undefined;
  const { goTo } = place;
  const here = { rows, current: address.item, goTo, list: list.list };
  const deciding = useDeciding({ kind, sitting, ...here, ticked, onDecided });
  const onward = useOnward({ list, fates, canDecide: deciding.canDecide, current: address.item, goTo });

  /** Decided in this very list: in another view of it the row is what was looked for. */
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
          current={address.item}
          onCurrent={goTo}
          isOpen={address.isOpen}
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
              page={address.page}
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

/** Everything that was loaded last; of what came before it only what still needs somebody. */
function shownRows<Row extends Decidable>(
  { batches }: QueueRows<Row>,
  fates: DeskState<Row, unknown>['fates'],
): readonly Row[] {
  const rows = batches.flatMap(({ data }, index) =>
    index === batches.length - 1 ? data : data.filter(({ id }) => fates.get(id)?.stage !== 'done'),
  );
  // A first page that is read again may hold what came after it before.
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
