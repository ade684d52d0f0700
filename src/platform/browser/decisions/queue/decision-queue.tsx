import { useState } from 'react';
import { say } from '#languages/say.ts';
import { Queue } from '#ui/queue/queue.tsx';
import { QueueFooter } from '#ui/queue/queue-footer.tsx';
import type { Fields } from '../../lists/filters.ts';
import { QueueFilters } from '../../lists/list-filters.tsx';
import { DecisionActions } from '../decision-actions.tsx';
import type { DeskState } from '../decision-desk.ts';
import { DecisionHeading } from '../decision-heading.tsx';
import { DecisionNote } from '../decision-note.tsx';
import { isSettled } from '../decision-texts.ts';
import { DecisionTray } from '../decision-tray.tsx';
import type { Decidable } from '../held-decision.ts';
import { useDeciding } from '../use-deciding.tsx';
import { useDecisionDesk } from '../use-decision-desk.ts';
import { countIn, isWaiting, type QueueKind, type QueueSurroundings, viewOf } from './queue-kind.ts';
import { type QueueRows, useQueueRows } from './queue-list.ts';
import { selectionOf } from './queue-selection-of.tsx';
import { QueueStates } from './queue-states.tsx';
import { useNextBatch } from './use-next-batch.ts';
import { pagingOf, type QueueAddress } from './use-queue-address.ts';
import { useSelectedRows } from './use-selected-rows.ts';

interface DecisionQueueProps<
  Row extends Decidable,
  Verdict,
  F extends Fields,
  Changed,
  Scope extends QueueSurroundings,
> {
  queue: QueueKind<Row, Verdict, F, Changed, Scope>;
  scope: Scope;
  place: QueueAddress<F>;
}

/** A queue's filters and rows, for deciding them one by one or in bulk, with undo. */
export function DecisionQueue<
  Row extends Decidable,
  Verdict,
  F extends Fields,
  Changed,
  Scope extends QueueSurroundings,
>(props: DecisionQueueProps<Row, Verdict, F, Changed, Scope>) {
  const { queue, scope, place } = props;
  const { values, goTo } = place;
  const { useOptions = useNone } = queue;
  const options = useOptions(values, pagingOf(place, null), scope);
  const view = viewOf(queue.views(scope, values), values);
  const list = useQueueRows((cursor) => queue.read(values, pagingOf(place, cursor), scope));
  const [isReloading, setIsReloading] = useState(false);
  const sitting = useDecisionDesk(queue);
  const { desk } = sitting;
  const { statuses } = sitting.state;
  const rows = shownRows(list, statuses);
  const [firstBatch] = list.batches;
  const selected = useSelectedRows({ list: list.list, rows, canDecide: queue.canDecide });
  const onDecided = place.isOpen ? place.close : undefined;
  const here = { rows, current: place.item, goTo, list: list.list };
  const deciding = useDeciding({ kind: queue, sitting, ...here, selected, onDecided });
  const nextBatch = useNextBatch({ list, statuses, canDecide: deciding.canDecide, current: place.item, goTo });

  /** Only rows decided in this list; in other views, people look for decided rows. */
  function isFolded({ id }: Row): boolean {
    const status = statuses.get(id);
    return status?.stage === 'done' && status.decision.list === list.list;
  }

  async function reload() {
    setIsReloading(true);
    await desk.flush();
    desk.clear();
    selected.clear();
    await list.readAgain();
    setIsReloading(false);
  }

  const reloading = { isReloading, onReload: () => void reload() };
  return (
    <>
      <QueueFilters key={view.id} address={place} options={options} found={firstBatch?.meta} />
      {queue.renderAbove?.(values)}
      <div className="mt-6">
        {rows.length === 0 || firstBatch === undefined ? (
          <QueueStates list={list.first} place={place} empty={view.empty} onReload={reloading.onReload} />
        ) : (
          <Queue
            label={view.name}
            rows={rows}
            rowKey={({ id }) => id}
            rowTitle={queue.titleOf}
            renderRow={(row) => <queue.Row row={row} isSettled={isSettled(statuses.get(row.id))} values={values} />}
            isFolded={isFolded}
            renderNote={(row) => <DecisionNote row={row} deciding={deciding} isFolded={isFolded(row)} />}
            current={place.item}
            onCurrent={goTo}
            isOpen={place.isOpen}
            onOpen={place.open}
            onClose={place.close}
            panel={{
              title: queue.titleOf,
              body: (row) => <queue.Panel row={row} scope={scope} />,
              actions: (row) => (
                <DecisionActions row={row} deciding={deciding} whyNot={(one) => queue.whyNot(one, scope)} />
              ),
            }}
            commands={[
              ...deciding.commands,
              { key: 'r', label: say('platform.decisionQueue.refresh'), run: reloading.onReload },
            ]}
            selection={view.isReadOnly ? undefined : selectionOf(deciding, selected, queue.maxAtOnce)}
            heading={
              <DecisionHeading
                waiting={place.isFiltered ? null : countIn(queue, view, scope, values)}
                isShrinking={isWaiting(view)}
                deciding={deciding}
                rows={list.batches.flatMap(({ data }) => data)}
                meta={firstBatch.meta}
                {...reloading}
              />
            }
            footer={
              <QueueFooter
                {...nextBatch}
                isWorkedThrough={nextBatch.isWorkedThrough && rows.length > 1}
                onReadOn={() => void list.latest.refetch()}
                page={place.page}
                pageCount={list.batches.length > 1 ? 1 : firstBatch.meta.totalPages}
                to={place.toPage}
                {...reloading}
              />
            }
          />
        )}
      </div>
      <DecisionTray deciding={deciding} />
      {deciding.dialog}
    </>
  );
}

const useNone = () => undefined;

/** The last batch, plus undecided rows of earlier ones. */
function shownRows<Row extends Decidable>(
  { batches }: QueueRows<Row>,
  statuses: DeskState<Row, unknown>['statuses'],
): readonly Row[] {
  const rows = batches.flatMap(({ data }, index) =>
    index === batches.length - 1 ? data : data.filter(({ id }) => statuses.get(id)?.stage !== 'done'),
  );
  // A refetched first page may overlap with later batches.
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
