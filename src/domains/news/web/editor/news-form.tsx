import type { ReactNode } from 'react';
import type { News } from '#generated/types.gen.ts';
import { useDraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { NewsDraft } from '../../flows/news-draft.ts';
import { newsForm } from '../../flows/news-form-machine.ts';
import { NewsFields } from './news-fields.tsx';
import { sendNews } from './send-news.ts';
import { withNewDraftId } from './start-draft.ts';

export interface NewsFormProps {
  userId: string;
  /** Null for a new article. */
  news: News | null;
  start: NewsDraft;
  /** Heading, next to the preview button. */
  heading: (actions: ReactNode) => ReactNode;
  onSaved: (news: News) => void;
  /** Reads the newest version; null once it's deleted. */
  reread?: () => Promise<NewsDraft | null>;
}

export function NewsForm({ userId, news, start, heading, onSaved, reread }: NewsFormProps) {
  const form = useDraftForm({
    rules: newsForm,
    draftKey: `news ${userId} ${news?.id ?? 'new'}`,
    start,
    send: (draft) => sendNews(news, draft),
    onSent: onSaved,
    reread: reread ?? (async () => withNewDraftId(start)),
  });
  if (form.isOpening) return <Skeleton className="mt-8 h-96 w-full" />;
  return <NewsFields {...{ form, news, start, heading }} />;
}
