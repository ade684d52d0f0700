import { useParams } from 'react-router-dom';
import { ArticlePage as Article } from '#domains/news/web/article/article-page.tsx';
import { MISSING_ARTICLE } from '../shell/missing.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function ArticlePage() {
  const { id = '', slug } = useParams();
  const viewer = useViewer();
  return <Article key={id} id={id} slug={slug} viewer={viewer} notFound={<NotFoundPage missing={MISSING_ARTICLE} />} />;
}
