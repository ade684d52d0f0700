import type { ReactNode } from 'react';
import type { News } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Day } from '#ui/lists/day.tsx';
import { Cover } from '../cover.tsx';
import { TO_THE_START_EDGE } from '../extend-to-edge.ts';
import { sayMinutes, TYPE_NAMES_PLURAL } from '../type-and-state-names.ts';
import { RichText } from './rich-text.tsx';

export type ShownArticle = Partial<Pick<News, 'language'>> &
  Pick<News, 'id' | 'title' | 'authorName' | 'typeArticle' | 'date' | 'content' | 'readingMinutes' | 'images'>;

interface ArticleViewProps {
  article: ShownArticle;
  /** The title's heading level: lower in a preview. */
  heading: ReactNode;
  /** Below the text. */
  translation?: ReactNode;
  /** Below the facts. */
  sharing?: ReactNode;
  addresses?: ReadonlyMap<string, string> | undefined;
}

export function ArticleView({ article, heading, translation, sharing, addresses }: ArticleViewProps) {
  const { typeArticle, authorName, date, readingMinutes, content } = article;
  return (
    <article>
      <header className="max-w-[56rem]">
        <p className="mb-3 text-sm font-semibold">
          <TextLink to={`/news?type=${typeArticle}`}>{TYPE_NAMES_PLURAL[typeArticle]}</TextLink>
        </p>
        {heading}
      </header>
      <div className={`mt-8 lg:mt-12 ${TO_THE_START_EDGE}`}>
        <Cover
          news={article}
          isDescribed
          isFirst
          sizes="100vw"
          className={classNames('rounded-e-lg', article.images ? PICTURE : 'h-40 sm:h-56 lg:h-72')}
        />
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-14 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <div className="border-t-4 border-ink pt-4 max-lg:max-w-prose lg:self-start">
          <dl className="flex flex-wrap gap-x-8 gap-y-4 text-sm lg:flex-col">
            <Fact name={say('news.articleView.by')}>
              <bdi>{authorName}</bdi>
            </Fact>
            <Fact name={say('news.articleView.on')}>
              <Day value={date} />
            </Fact>
            <Fact name={say('news.articleView.takes')}>{sayMinutes(readingMinutes)}</Fact>
          </dl>
          {sharing && <div className="mt-5">{sharing}</div>}
        </div>
        <div className="@container min-w-0 lg:ps-16">
          <RichText html={content} language={article.language} addresses={addresses} />
          {translation}
        </div>
      </div>
    </article>
  );
}

const PICTURE = 'aspect-[16/10] max-h-[70dvh] lg:aspect-[2/1]';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
