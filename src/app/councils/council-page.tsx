import { useParams } from 'react-router-dom';
import { CouncilPage as Council } from '#domains/councils/web/detail/council-page.tsx';
import { CouncilImpacts } from '#domains/impacts/web/list/council-impacts.tsx';
import { JointNumbers } from '#domains/impacts/web/numbers/joint-numbers.tsx';
import { PublicRecord } from '#domains/impacts/web/numbers/public-record.tsx';
import { MISSING_COUNCIL } from '../shell/missing.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function CouncilPage() {
  const { id = '', slug } = useParams();
  const viewer = useViewer();
  return (
    <Council
      key={id}
      id={id}
      slug={slug}
      viewer={viewer}
      notFound={<NotFoundPage missing={MISSING_COUNCIL} />}
      renderNumbers={(council) => <JointNumbers sums={council} />}
      renderImpacts={(council) => <CouncilImpacts councilId={council.id} />}
      renderRecord={(person) => <PublicRecord key={person.id} person={person} />}
    />
  );
}
