import { useParams } from 'react-router-dom';
import { CouncilPicker } from '#domains/councils/web/mine/council-picker.tsx';
import { EditImpactPage as EditImpact } from '#domains/impacts/web/form/edit-impact-page.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function EditImpactPage() {
  const { id = '' } = useParams();
  const viewer = useViewer();
  return (
    viewer && (
      <EditImpact
        key={id}
        id={id}
        userId={viewer.id}
        renderCouncil={(field) => <CouncilPicker {...field} />}
        notFound={<NotFoundPage />}
      />
    )
  );
}
