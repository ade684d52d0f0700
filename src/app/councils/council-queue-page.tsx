import { CouncilQueuePage as CouncilQueue } from '#domains/councils/web/council-queue/council-queue-page.tsx';
import { PublicRecord } from '#domains/impacts/web/numbers/public-record.tsx';
import { useWorkWaiting } from '../areas/use-work-watch.ts';

export function CouncilQueuePage() {
  const work = useWorkWaiting('Admin');
  return (
    <CouncilQueue
      waiting={work?.councilsToDecide ?? null}
      renderRecord={(owner) => <PublicRecord key={owner.id} person={owner} />}
    />
  );
}
