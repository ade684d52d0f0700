import { VerifyQueuePage } from '#domains/opportunities/web/verification-queue/verify-queue-page.tsx';
import { useWorkWaiting } from '../areas/use-work-watch.ts';

export function VerifyPage() {
  const work = useWorkWaiting('Admin');
  return <VerifyQueuePage waiting={work?.opportunitiesToVerify ?? null} />;
}
