import { PublicRecord } from '#domains/impacts/web/numbers/public-record.tsx';
import type { PersonCard } from '#generated/types.gen.ts';
import type { PagedQueueWork, RenderQueuePage } from '#platform/browser/decisions/queue/queue-work.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { usePendingWork } from '../areas/work/use-pending-work.ts';

interface QueueWithRecordsProps {
  work: PagedQueueWork;
  render: RenderQueuePage;
}

/** Gives a queue what it needs from the app and from other domains. */
export function QueueWithRecords({ work: { title, count }, render }: QueueWithRecordsProps) {
  const viewer = useKnownViewer();
  const waiting = usePendingWork(viewer.role)?.[count] ?? null;
  return render({ title, viewer, waiting, renderRecord });
}

const renderRecord = (person: PersonCard) => <PublicRecord key={person.id} person={person} />;
