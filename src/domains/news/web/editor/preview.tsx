import { useMemo } from 'react';
import { say } from '#languages/say.ts';
import type { NewsDraft } from '../../flows/news-draft.ts';
import { minutesToRead } from '../../model.ts';
import { ArticleView, type ShownArticle } from '../article/article-view.tsx';

/** The article as readers will see it. */
export function Preview({ draft, addresses }: { draft: NewsDraft; addresses: ReadonlyMap<string, string> }) {
  const article = useMemo(() => shown(draft, addresses), [draft, addresses]);
  return (
    <section
      aria-label={say('news.preview.preview')}
      className="mt-8 overflow-x-clip border-y border-line px-4 py-10 sm:px-8"
    >
      <ArticleView
        article={article}
        heading={
          <h2 dir="auto" className="text-4xl">
            {article.title}
          </h2>
        }
        addresses={addresses}
      />
    </section>
  );
}

function shown(draft: NewsDraft, addresses: ReadonlyMap<string, string>): ShownArticle {
  const { title, authorName, typeArticle, content, coverAlt, isCoverDecorative } = draft;
  const date = new Date(draft.date);
  const coverId = draft.pictures.find(({ key }) => key === draft.cover)?.mediaId ?? null;
  const url = coverId === null ? undefined : addresses.get(coverId);
  return {
    id: coverId ?? title,
    title: title.trim() || say('news.preview.untitled'),
    authorName: authorName.trim() || say('news.preview.noAuthor'),
    typeArticle,
    date: Number.isNaN(date.getTime()) ? '' : date.toISOString(),
    content,
    readingMinutes: minutesToRead(content.replace(/<[^>]*>/g, ' ')),
    images:
      coverId !== null && url
        ? {
            id: coverId,
            kind: 'picture',
            url,
            width: null,
            height: null,
            widths: [],
            blurDataUrl: null,
            alt: isCoverDecorative ? '' : coverAlt,
            fileName: null,
          }
        : null,
  };
}
