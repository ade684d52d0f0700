import { type ReactNode, useState } from 'react';
import type { News } from '#generated/types.gen.ts';
import { useDraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { type NewsDraft, zNewsDraft } from '../../flows/news-draft.ts';
import { newsFormMachine } from '../../flows/news-form.ts';
import { NewsFields } from './news-fields.tsx';
import { isConflict, sendNews } from './send-news.ts';

export interface NewsFormProps {
  userId: string;
  /** Null for a new article. */
  news: News | null;
  start: NewsDraft;
  /** Heading, next to the preview button. */
  heading: (actions: ReactNode) => ReactNode;
  onSaved: (news: News) => void;
  /** Refetches the article after a conflict. @returns false on failure. */
  reread?: () => Promise<boolean>;
}

export function NewsForm({ userId, news, start, heading, onSaved, reread }: NewsFormProps) {
  const [saved] = useState<{ news: News | null }>({ news: null });
  const [isReread, setReread] = useState(false);
  const form = useDraftForm({
    machine: newsFormMachine,
    schema: zNewsDraft,
    draftKey: `news ${userId} ${news?.id ?? 'new'}`,
    start,
    picturesField: 'cover',
    send: async (draft) => {
      try {
        saved.news = await sendNews(news, draft);
        return saved.news;
      } catch (error) {
        if (reread && isConflict(error)) setReread(await reread());
        throw error;
      }
    },
    onSent: () => saved.news && onSaved(saved.news),
  });
  if (form.isOpening) return <Skeleton className="mt-8 h-96 w-full" />;
  return <NewsFields {...{ form, news, start, heading, isReread }} />;
}
