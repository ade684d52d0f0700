import { useParams } from 'react-router-dom';
import { EditArticlePage as EditArticle } from '../../domains/news/web/editor/edit-article-page.tsx';
import { useViewer } from '../impacts/use-viewer.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export function EditArticlePage() {
  const { id = '' } = useParams();
  const viewer = useViewer();
  return viewer && <EditArticle key={id} id={id} userId={viewer.id} notFound={<NotFoundPage />} />;
}
