import { CredentialLink } from '#domains/credentials/web/credential-link.tsx';
import { ImpactPage } from '#domains/impacts/web/detail/impact-page.tsx';
import { ThreadWithReports } from './thread-with-reports.tsx';

export const ImpactWithComments = () => (
  <ImpactPage
    renderComments={({ id }) => <ThreadWithReports kind="impact" id={id} />}
    renderCredential={({ id }) => <CredentialLink impactId={id} />}
  />
);
