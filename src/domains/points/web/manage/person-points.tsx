import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { Button } from '#ui/buttons/button.tsx';
import { GivePointsForm } from './give-points-form.tsx';
import { PersonLedger } from './person-ledger.tsx';
import { Recalculation } from './recalculation.tsx';

/** For an admin: one person's ledger, with manual adjustments. */
export function PersonPoints({ userId, name, total }: { userId: string; name: string; total: number }) {
  const queryClient = useQueryClient();
  const [isGiving, setIsGiving] = useState(false);
  const giving = useRef<HTMLDivElement>(null);
  // It opens below the history, which may fill the screen.
  useEffect(() => {
    if (!isGiving) return;
    giving.current?.querySelector('input')?.focus({ preventScroll: true });
    giving.current?.scrollIntoView({ block: 'center' });
  }, [isGiving]);

  const reload = () => void makeStale(queryClient, 'points');

  return (
    <div>
      <PersonLedger
        userId={userId}
        total={total}
        level={3}
        action={
          <Button variant="secondary" size="sm" aria-expanded={isGiving} onClick={() => setIsGiving(!isGiving)}>
            {say('points.personPoints.adjustPoints')}
          </Button>
        }
      />
      {isGiving && (
        <div ref={giving} className="mt-6 space-y-8 border-s-4 border-line ps-5">
          <GivePointsForm userId={userId} name={name} level={3} onGiven={reload} onDone={() => setIsGiving(false)} />
          <Recalculation userId={userId} name={name} level={3} onSummed={reload} />
        </div>
      )}
    </div>
  );
}
