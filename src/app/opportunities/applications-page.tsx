import { PublicRecord } from '#domains/impacts/web/numbers/public-record.tsx';
import { ApplicationsPage as Applications } from '#domains/opportunities/web/application-queue/applications-page.tsx';
import { useWorkWaiting } from '../areas/use-work-watch.ts';

export function ApplicationsPage() {
  const work = useWorkWaiting('Partner');
  return (
    <Applications
      waiting={work?.applicationsToDecide ?? null}
      renderRecord={(applicant) => <PublicRecord key={applicant.id} person={applicant} />}
    />
  );
}
