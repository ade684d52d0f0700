import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { getNewsOptions } from '#generated/news/getNews.gen.ts';
import { getPublicNewsOptions } from '#generated/news/getPublicNews.gen.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import type { News, NewsState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { type Missing, MissingPage } from '#platform/browser/page/missing-page.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { ReportAction } from '#platform/browser/people/report-action.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ShareButton } from '#platform/browser/sharing/share-button.tsx';
import { TranslationBar } from '#platform/browser/translation/translation-bar.tsx';
import { useTranslation } from '#platform/browser/translation/use-translation.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#ui/text/breadcrumbs.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { SectionBreak } from '#ui/text/section-break.tsx';
import { editPathOf, newsPathOf } from '../../model.ts';
import { Teaser } from '../public/teaser.tsx';
import { StateBadge } from '../state-badge.tsx';
import { ArticleView } from './article-view.tsx';

const NEXT = 3;

/** The latest other articles, and a link to all news. */
function ReadNext({ id }: { id: string }) {
  const { data } = useQuery(getPublicNewsOptions({ query: { page_size: NEXT + 1 } }));
  const others = (data?.data.news ?? []).filter((one) => one.id !== id).slice(0, NEXT);
  return (
    <>
      <SectionBreak className="mt-16" />
      <section aria-labelledby="read-next">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="read-next" className="text-2xl">
            {say('news.readNext.readNext')}
          </h2>
          <TextLink to="/news">{say('news.readNext.allNews')}</TextLink>
        </div>
        <ul className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-3">
          {others.map((news) => (
            <li key={news.id}>
              <Teaser news={news} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const WHO_READS: Record<NewsState, string> = {
  draft: say('news.adminBar.unpublished'),
  scheduled: say('news.adminBar.scheduled'),
  live: say('news.adminBar.live'),
  withdrawn: say('news.adminBar.withdrawn'),
  deleted: say('news.adminBar.deleted'),
};

/** For admins only. */
const AdminBar = ({ news }: { news: News }) => (
  <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3 text-sm">
    <StateBadge state={news.state} />
    <p className="text-muted">{WHO_READS[news.state]}</p>
    <div className="ms-auto flex gap-3">
      {news.state !== 'deleted' && (
        <ButtonLink to={editPathOf(news)} variant="secondary" size="sm">
          {say('news.adminBar.edit')}
        </ButtonLink>
      )}
      <ButtonLink to="/admin/news" variant="quiet" size="sm">
        {say('news.adminBar.allArticles')}
      </ButtonLink>
    </div>
  </div>
);

function TranslatedArticle({ news }: { news: News }) {
  const { id, language, title, content } = news;
  const viewer = useViewer();
  const translation = useTranslation({ kind: 'article', id, language, title, text: content });
  const { shown } = translation;
  return (
    <ArticleView
      article={{ ...news, content: shown.text, language: shown.language ?? null }}
      heading={<PageHeading language={shown.language}>{shown.title}</PageHeading>}
      translation={
        <TranslationBar
          of={{ kind: 'article', id, language }}
          translation={translation}
          isEditable={viewer?.role === 'Admin'}
          className="mt-6"
        />
      }
      sharing={news.state === 'live' && <ShareButton title={title} path={newsPathOf(news)} />}
    />
  );
}

const MISSING_ARTICLE: Missing = {
  kicker: say('news.articlePage.missing.kicker'),
  lead: say('news.articlePage.missing.lead'),
  others: { to: '/news', label: say('news.articlePage.missing.others') },
};

interface ArticlePageProps {
  /** Rendered below a live article. */
  renderComments: (news: News) => ReactNode;
}

/** Only the id of the address matters; a wrong slug is corrected. */
export function ArticlePage({ renderComments }: ArticlePageProps) {
  const { id = '', slug } = useParams();
  const viewer = useViewer();
  const isId = zId.safeParse(id).success;
  const read = useQuery({ ...getNewsOptions({ path: { id } }), enabled: isId });
  const { data, error } = read;
  const { search, hash } = useLocation();
  const news = data?.data;
  usePageTitle(news?.title);
  if (!isId || (isApiError(error) && error.status === 404)) return <MissingPage of={MISSING_ARTICLE} />;
  if (news && slug !== news.slug) {
    return <Navigate to={{ pathname: newsPathOf(news), search, hash }} replace />;
  }
  return (
    <div className="overflow-x-clip">
      <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-12">
        {news && (
          <>
            <Breadcrumbs list={{ to: '/news', label: say('news.newsPage.news') }} current={news.title} />
            {viewer?.role === 'Admin' && <AdminBar news={news} />}
            <TranslatedArticle news={news} />
            <ReportAction kind="article" id={news.id} ownerId={null} className="mt-10 -ms-3" />
            {news.state === 'live' && renderComments(news)}
            <ReadNext id={news.id} />
          </>
        )}
        {!news && !error && (
          <LoadingState label={say('news.articlePage.loading')}>
            <Skeleton className="h-16 w-3/4" />
            <Skeleton className="mt-10 aspect-[2/1] w-full" />
            <SkeletonText lines={8} className="mt-12 max-w-prose" />
          </LoadingState>
        )}
        {!news && error && <FailedRead of={read} what={say('news.articlePage.failed')} />}
      </div>
    </div>
  );
}
