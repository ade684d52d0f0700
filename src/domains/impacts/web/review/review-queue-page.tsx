import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Impact } from '../../../../../generated/types.gen.ts';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { Queue } from '../../../../ui/queue/queue.tsx';
import { REVIEW_YEAR } from '../../model.ts';
import type { Fate } from './decision-desk.ts';
import { DecisionTray } from './decision-tray.tsx';
import { QueueBulkActions } from './queue-bulk-actions.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueFooter } from './queue-footer.tsx';
import { QueueHeading } from './queue-heading.tsx';
import { type Reviewer, readQueue } from './queue-read.ts';
import { QueueStates } from './queue-states.tsx';
import { QueueTabs, viewName } from './queue-tabs.tsx';
import { canDecide, ReviewActions } from './review-actions.tsx';
import { ReviewNote } from './review-note.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewRow } from './review-row.tsx';
import { useQueueAddress } from './use-queue-address.ts';
import { useReviewing } from './use-reviewing.tsx';
import { MOST_AT_ONCE, useTicked } from './use-ticked.ts';

interface ReviewQueuePageProps {
  reviewer: Reviewer;
  /** How many wait for this reviewer; null while that is not known. */
  waiting: number | null;
}

export function ReviewQueuePage({ reviewer, waiting }: ReviewQueuePageProps) {
  const { address, to, toView, filter, goTo, open, close } = useQueueAddress();
  const { queryKey, read } = readQueue(address, reviewer);
  // The rows stay as they are while they are worked through: what is new is told, and shown when asked for.
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const rows = list.data?.data.data ?? [];
  const meta = list.data?.data.meta;
  const ticked = useTicked(rows);
  const [isReloading, setIsReloading] = useState(false);
  const reviewing = useReviewing({
    rows,
    current: address.item,
    ticked,
    goTo,
    onDecided: address.isOpen ? close : undefined,
  });
  const { desk, fates } = reviewing;

  async function reload() {
    setIsReloading(true);
    await desk.hasten();
    desk.clear();
    ticked.clear();
    await list.refetch();
    setIsReloading(false);
  }

  const name = viewName(address.view, reviewer.role);
  return (
    <>
      <PageHeading size="area" lead={`Impacts of ${REVIEW_YEAR}. You can undo a decision for five seconds.`}>
        Review
      </PageHeading>
      <div className="mt-6">
        <QueueTabs view={address.view} role={reviewer.role} waiting={waiting} to={toView} />
        <QueueFilters key={address.view} address={address} onFilter={filter} />
      </div>
      <div className="mt-6">
        {rows.length === 0 || meta === undefined ? (
          <QueueStates list={list} address={address} role={reviewer.role} onReload={() => void reload()} />
        ) : (
          <Queue
            label={name}
            rows={rows}
            rowKey={({ id }) => id}
            rowTitle={({ title }) => title}
            renderRow={(impact) => <ReviewRow impact={impact} fate={fates.get(impact.id)} />}
            renderNote={(impact) => <ReviewNote impact={impact} fate={fates.get(impact.id)} desk={desk} />}
            current={address.item}
            onCurrent={goTo}
            isOpen={address.isOpen}
            onOpen={open}
            onClose={close}
            panel={{
              title: ({ title }) => title,
              body: (impact) => <ReviewPanel impact={impact} reviewer={reviewer} />,
              actions: (impact) => (
                <ReviewActions
                  impact={impact}
                  fate={fates.get(impact.id)}
                  reviewer={reviewer}
                  desk={desk}
                  onApprove={() => reviewing.approve(impact)}
                  onDecline={() => reviewing.decline(impact)}
                />
              ),
            }}
            commands={[...reviewing.commands, { key: 'r', label: 'Load the queue anew', run: () => void reload() }]}
            selection={{
              keys: ticked.keys,
              most: MOST_AT_ONCE,
              canSelect: (impact) => canDecide(impact, fates.get(impact.id)),
              onChange: ticked.choose,
              actions: (
                <QueueBulkActions
                  count={ticked.keys.size}
                  onApprove={reviewing.approveTicked}
                  onDecline={reviewing.declineTicked}
                />
              ),
            }}
            heading={
              <QueueHeading
                decided={countDecided(rows, fates)}
                meta={meta}
                waiting={waiting}
                address={address}
                isReloading={isReloading}
                onReload={() => void reload()}
              />
            }
            footer={
              <QueueFooter
                {...{ rows, meta, fates, address, to }}
                isReloading={isReloading}
                onReload={() => void reload()}
              />
            }
          />
        )}
      </div>
      <DecisionTray open={reviewing.open} onUndo={desk.undo} />
      {reviewing.dialog}
    </>
  );
}

/** Those that have left the queue on the server, though their rows still stand. */
function countDecided(rows: readonly Impact[], fates: ReadonlyMap<string, Fate>): number {
  return rows.filter(({ id, canReview }) => {
    const stage = fates.get(id)?.stage;
    return stage === 'done' || (stage === 'refused' && !canReview);
  }).length;
}
