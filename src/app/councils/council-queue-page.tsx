import { CouncilQueuePage } from '#domains/councils/web/council-queue/council-queue-page.tsx';
import { PublicRecord } from '#domains/impacts/web/numbers/public-record.tsx';
import { useWorkWaiting } from '../areas/use-work-watch.ts';

export function CouncilQueueWithRecords() {
  const work = useWorkWaiting('Admin');
  return (
    <CouncilQueuePage
      waiting={work?.councilsToDecide ?? null}
      renderRecord={(owner) => <PublicRecord key={owner.id} person={owner} />}
    />
  );
}
