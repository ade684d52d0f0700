import { useParams } from 'react-router-dom';
import { EditCouncilPage as EditCouncil } from '#domains/councils/web/form/edit-council-page.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function EditCouncilPage() {
  const { id = '' } = useParams();
  const viewer = useViewer();
  if (!viewer) return <NotFoundPage />;
  return <EditCouncil key={id} id={id} viewer={viewer} notFound={<NotFoundPage />} />;
}

/** For owners without a member area, and admins. */
export function AmendCouncilPage() {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-12">
      <EditCouncilPage />
    </div>
  );
}
