import { ThreadBelow } from '#domains/comments/web/thread-below.tsx';
import { ArticlePage } from '#domains/news/web/article/article-page.tsx';

export const ArticleWithComments = () => (
  <ArticlePage renderComments={({ id }) => <ThreadBelow kind="news" id={id} />} />
);
