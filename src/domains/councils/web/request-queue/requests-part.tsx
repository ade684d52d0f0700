import type { ReactNode } from 'react';
import type { Council, PersonCard } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { DecisionQueue } from '#platform/browser/decisions/queue/decision-queue.tsx';
import { useQueueAddress } from '#platform/browser/decisions/queue/use-queue-address.ts';
import { requestQueue } from './request-queue.ts';

interface RequestsPartProps {
  council: Council;
  renderRecord: (person: PersonCard) => ReactNode;
}

/** The owner's queue of requests to join. */
export function RequestsPart({ council, renderRecord }: RequestsPartProps) {
  const place = useQueueAddress(requestQueue.filters);
  const scope = { council, renderRecord, waiting: council.openRequestCount };
  return (
    <div>
      <h2 className="sr-only">{say('councils.requestsPart.heading')}</h2>
      <p className="text-muted">{say('councils.requestsPart.undoHint')}</p>
      <DecisionQueue queue={requestQueue} scope={scope} place={place} />
    </div>
  );
}
