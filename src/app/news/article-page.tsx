import { useParams } from 'react-router-dom';
import { ArticlePage as Article } from '../../domains/news/web/article/article-page.tsx';
import { useViewer } from '../impacts/use-viewer.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export function ArticlePage() {
  const { id = '', slug } = useParams();
  const viewer = useViewer();
  return <Article key={id} id={id} slug={slug} viewer={viewer} notFound={<NotFoundPage />} />;
}
