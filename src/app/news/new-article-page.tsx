import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session-provider.tsx';
import { NewArticlePage as NewArticle } from '#domains/news/web/editor/new-article-page.tsx';

export function NewArticlePage() {
  const user = useSessionSelector(selectUser);
  if (!user) return null;
  return <NewArticle userId={user.id} userName={[user.name, user.lastName].filter(Boolean).join(' ')} />;
}
