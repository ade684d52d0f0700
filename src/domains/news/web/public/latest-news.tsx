import { useQuery } from '@tanstack/react-query';
import { getPublicNewsOptions } from '#generated/news/getPublicNews.gen.ts';
import type { NewsSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { projectedQuery } from '#platform/browser/calls/projected-query.ts';
import { excerptOf } from '#platform/shared/prose.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { newsPathOf } from '../../model.ts';
import { TYPE_NAMES } from '../type-and-state-names.ts';

const MAX_SHOWN = 4;
/** Two lines of the excerpt are shown. */
const MAX_EXCERPT_LENGTH = 180;

type Teaser = Pick<NewsSummary, 'id' | 'title' | 'language' | 'typeArticle' | 'date' | 'excerpt'>;

const latestOptions = () =>
  projectedQuery(getPublicNewsOptions({ query: { page_size: MAX_SHOWN } }), ({ data }) =>
    data.news.slice(0, MAX_SHOWN).map(
      ({ id, title, language, typeArticle, date, excerpt }): Teaser => ({
        id,
        title,
        ...(language && { language }),
        typeArticle,
        date,
        excerpt: excerptOf(excerpt, MAX_EXCERPT_LENGTH),
      }),
    ),
  );

/** The latest articles on the home page; nothing until one is published. */
export function LatestNews() {
  const read = useQuery(latestOptions());
  const { data: shown, isPending, isError } = read;
  if (shown?.length === 0) return null;
  return (
    <section
      aria-labelledby="latest-news"
      className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-6 px-4 py-16 sm:px-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:py-24"
    >
      <div>
        <h2 id="latest-news" className="text-3xl">
          {say('news.latestNews.latestNews')}
        </h2>
        <p className="mt-4">
          <TextLink to="/news">{say('news.latestNews.all')}</TextLink>
        </p>
      </div>
      {isPending && (
        <LoadingState label={say('news.latestNews.loadingNews')} times={MAX_SHOWN}>
          <Skeleton className="mb-4 h-16 w-full" />
        </LoadingState>
      )}
      {isError && <FailedRead of={read} level={3} what={say('news.latestNews.failed')} />}
      {shown && (
        <ul className="border-t-4 border-ink">
          {shown.map((news) => (
            <li key={news.id} className="border-b border-line">
              <Line news={news} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Line = ({ news }: { news: Teaser }) => (
  <article className="group relative grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
    <p className="text-sm text-muted sm:pt-1">
      <span className="font-semibold text-link">{TYPE_NAMES[news.typeArticle]}</span>
      <span className="max-sm:ms-3 sm:block">
        <Ago value={news.date} isFirst />
      </span>
    </p>
    <div className="min-w-0">
      <h3 className="text-xl text-balance">
        <TitleLink to={newsPathOf(news)} title={news.title} language={news.language} coversCard />
      </h3>
      <p dir="auto" className="mt-1 line-clamp-2 max-w-prose text-muted">
        {news.excerpt}
      </p>
    </div>
  </article>
);
