import { useParams } from 'react-router-dom';
import { ImpactPage as Impact } from '#domains/impacts/web/detail/impact-page.tsx';
import { MISSING_IMPACT } from '../shell/missing.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function ImpactPage() {
  const { id = '', slug } = useParams();
  const viewer = useViewer();
  return <Impact key={id} id={id} slug={slug} viewer={viewer} notFound={<NotFoundPage missing={MISSING_IMPACT} />} />;
}
