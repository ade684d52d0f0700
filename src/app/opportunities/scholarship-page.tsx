import { useParams } from 'react-router-dom';
import { OpportunityPage } from '#domains/opportunities/web/detail/opportunity-page.tsx';
import { MISSING_OPPORTUNITY } from '../shell/missing.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function ScholarshipPage() {
  const { id = '', slug } = useParams();
  const viewer = useViewer();
  return (
    <OpportunityPage
      key={id}
      id={id}
      slug={slug}
      viewer={viewer}
      notFound={<NotFoundPage missing={MISSING_OPPORTUNITY} />}
    />
  );
}
