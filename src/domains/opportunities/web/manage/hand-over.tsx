import { Suspense, useState } from 'react';
import type { Opportunity } from '#generated/types.gen.ts';
import { Button } from '#ui/buttons/button.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { HANDOVER } from './handover-texts.ts';

const HandoverDialog = lazyPart(async () => ({ default: (await import('./handover-dialog.tsx')).HandoverDialog }));

/** For admins: gives an opportunity to another partner. */
export function HandOver({ opportunity }: { opportunity: Opportunity }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant={opportunity.hasPartner ? 'secondary' : 'primary'} size="sm" onClick={() => setIsAsked(true)}>
        {HANDOVER.label}
      </Button>
      {isAsked && (
        <Suspense>
          <HandoverDialog opportunity={opportunity} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
