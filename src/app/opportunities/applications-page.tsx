import { PublicRecord } from '#domains/impacts/web/numbers/public-record.tsx';
import { ApplicationsPage } from '#domains/opportunities/web/application-queue/applications-page.tsx';
import { useWorkWaiting } from '../areas/use-work-watch.ts';

export function ApplicationsWithRecords() {
  const work = useWorkWaiting('Partner');
  return (
    <ApplicationsPage
      waiting={work?.applicationsToDecide ?? null}
      renderRecord={(applicant) => <PublicRecord key={applicant.id} person={applicant} />}
    />
  );
}
