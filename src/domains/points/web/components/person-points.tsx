import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { listUserPointsOptions, listUserPointsQueryKey } from '../../../../../generated/users/listUserPoints.gen.ts';
import { Button } from '../../../../ui/button.tsx';
import { FailedState } from '../../../../ui/failed-state.tsx';
import { LoadingState, Skeleton } from '../../../../ui/skeleton.tsx';
import { GivePointsForm } from './give-points-form.tsx';
import { LedgerList } from './ledger-list.tsx';
import { Recalculation } from './recalculation.tsx';

interface PersonPointsProps {
  userId: string;
  name: string;
  total: number;
  /** Called when points were given or taken. */
  onChanged: () => void;
}

const FIRST_SHOWN = 4;
const MOST_SHOWN = 100;

/** The ledger of one person, for an Admin, with the ways to add to it. */
export function PersonPoints({ userId, name, total, onChanged }: PersonPointsProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [isGiving, setIsGiving] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const query = { page_size: isWhole ? MOST_SHOWN : FIRST_SHOWN };
  const ledger = useQuery(listUserPointsOptions({ path: { id: userId }, query }));
  const list = ledger.data?.data;

  function reload() {
    void queryClient.invalidateQueries({ queryKey: listUserPointsQueryKey({ path: { id: userId } }) });
    onChanged();
  }
  function closeAndReload() {
    setIsGiving(false);
    reload();
  }

  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-xl">
        {total === 1 ? '1 point' : `${total.toLocaleString('en-GB')} points`}
      </h3>
      {ledger.isPending && (
        <LoadingState label="Loading the ledger" className="mt-3">
          <Skeleton className="h-32 w-full" />
        </LoadingState>
      )}
      {ledger.isError && (
        <FailedState level={3} className="mt-3" onRetry={() => void ledger.refetch()} isRetrying={ledger.isFetching}>
          The points are as they were. Check your connection and try again.
        </FailedState>
      )}
      {list?.data.length === 0 && <p className="mt-2 text-muted">Nothing has given this person points yet.</p>}
      {list && list.data.length > 0 && <LedgerList entries={list.data} className="mt-3" />}
      <p className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" aria-expanded={isGiving} onClick={() => setIsGiving(!isGiving)}>
          Give or take points
        </Button>
        {list && !isWhole && list.meta.total > FIRST_SHOWN && (
          <Button variant="quiet" size="sm" onClick={() => setIsWhole(true)}>
            Show {list.meta.total > MOST_SHOWN ? `the last ${MOST_SHOWN}` : `all ${list.meta.total}`} entries
          </Button>
        )}
      </p>
      {isGiving && (
        <div className="mt-6 space-y-8 border-l-4 border-line pl-5">
          <GivePointsForm userId={userId} name={name} level={3} onGiven={closeAndReload} />
          <Recalculation userId={userId} name={name} level={3} onSummed={reload} />
        </div>
      )}
    </section>
  );
}
