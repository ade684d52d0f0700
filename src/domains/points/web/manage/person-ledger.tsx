import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { listUserPointsOptions } from '#generated/users/listUserPoints.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { LedgerList } from '../ledger-list.tsx';

interface PersonLedgerProps {
  userId: string;
  total: number;
  level: 2 | 3;

  action?: ReactNode;
}

const FIRST_SHOWN = 4;
const MAX_SHOWN = 100;

/** A person's total and ledger, for an admin. */
export function PersonLedger({ userId, total, level, action }: PersonLedgerProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const query = { page_size: isWhole ? MAX_SHOWN : FIRST_SHOWN };
  const ledger = useQuery(listUserPointsOptions({ path: { id: userId }, query }));
  const list = ledger.data?.data;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="text-xl tabular-nums">
        {say('points.personLedger.points', { total })}
      </Heading>
      {ledger.isPending && (
        <LoadingState label={say('points.personLedger.loading')} className="mt-3">
          <Skeleton className="h-32 w-full" />
        </LoadingState>
      )}
      {ledger.isError && <FailedRead of={ledger} level={3} className="mt-3" what={say('points.personLedger.failed')} />}
      {list?.data.length === 0 && <p className="mt-2 text-muted">{say('points.personLedger.empty')}</p>}
      {list && list.data.length > 0 && <LedgerList entries={list.data} className="mt-3" />}
      <p className="mt-4 flex flex-wrap gap-3">
        {action}
        {list && !isWhole && list.meta.total > FIRST_SHOWN && (
          <Button variant="quiet" size="sm" onClick={() => setIsWhole(true)}>
            {list.meta.total > MAX_SHOWN
              ? say('points.personLedger.showLastEntries', { count: MAX_SHOWN })
              : say('points.personLedger.all', { count: list.meta.total })}
          </Button>
        )}
      </p>
    </section>
  );
}
