import type { ReactNode } from 'react';
import type { NewsSummary } from '#generated/types.gen.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Ago } from '#ui/lists/ago.tsx';
import { CommentCount } from '#ui/lists/comment-count.tsx';
import { newsPathOf } from '../../model.ts';
import { Cover } from '../cover.tsx';
import { sayMinutes, TYPE_NAMES } from '../type-and-state-names.ts';

interface TeaserProps {
  news: NewsSummary;
  /** `large` has an excerpt, `line` no picture. */
  size?: 'large' | 'small' | 'line';
  level?: 2 | 3;
  sizes?: string;
  coverClass?: string;
  className?: string | undefined;
}

const TITLES = { large: 'text-2xl', small: 'text-xl', line: 'text-xl' };

/** An article in a list. The title's link covers the whole teaser. */
export function Teaser(props: TeaserProps) {
  const { news, size = 'small', level = 3, sizes = '(min-width: 64rem) 24rem, 100vw', coverClass, className } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames('group relative min-w-0', className)}>
      {size !== 'line' && (
        <Cover news={news} sizes={sizes} className={classNames('mb-4 rounded-e-lg', coverClass ?? 'aspect-[16/10]')} />
      )}
      <Kicker news={news} />
      <Heading className={classNames('mt-1 text-balance', TITLES[size])}>
        <TitleLink to={newsPathOf(news)} title={news.title} language={news.language} coversCard />
      </Heading>
      {size === 'large' && (
        <p dir="auto" className="mt-2 line-clamp-3 text-muted">
          {news.excerpt}
        </p>
      )}
      <Credit news={news} className="mt-2">
        {hasArea('comments') && <CommentCount count={news.commentCount} />}
      </Credit>
    </article>
  );
}

export const Kicker = ({ news: { typeArticle } }: { news: Pick<NewsSummary, 'typeArticle'> }) => (
  <p className="text-sm font-semibold text-link">{TYPE_NAMES[typeArticle]}</p>
);

interface CreditProps {
  news: Pick<NewsSummary, 'date' | 'authorName' | 'readingMinutes'>;
  className?: string;
  children?: ReactNode;
}

export const Credit = ({ news: { date, authorName, readingMinutes }, className, children }: CreditProps) => (
  <p className={classNames('flex flex-wrap gap-x-2 text-sm text-muted', className)}>
    <span dir="auto">{authorName}</span>
    <Separator />
    <Ago value={date} />
    <Separator />
    <span>{sayMinutes(readingMinutes)}</span>
    {children}
  </p>
);

const Separator = () => <span aria-hidden="true">·</span>;
