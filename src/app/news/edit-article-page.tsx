import { useParams } from 'react-router-dom';
import { EditArticlePage as EditArticle } from '#domains/news/web/editor/edit-article-page.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function EditArticlePage() {
  const { id = '' } = useParams();
  const viewer = useViewer();
  return viewer && <EditArticle key={id} id={id} userId={viewer.id} notFound={<NotFoundPage />} />;
}
