import { ArticlePage } from '#domains/news/web/article/article-page.tsx';
import { ThreadWithReports } from './thread-with-reports.tsx';

export const ArticleWithComments = () => (
  <ArticlePage renderComments={({ id }) => <ThreadWithReports kind="news" id={id} />} />
);
