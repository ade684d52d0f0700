import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { getNewsOptions } from '#generated/news/getNews.gen.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import type { News } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { type Missing, MissingPage } from '#platform/browser/page/missing-page.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { ReportAction } from '#platform/browser/people/report-action.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ShareButton } from '#platform/browser/sharing/share-button.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { newsPathOf } from '../../model.ts';
import { AdminBar } from './admin-bar.tsx';
import { ArticleView } from './article-view.tsx';
import { ReadNext } from './read-next.tsx';

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
            {viewer?.role === 'Admin' && <AdminBar news={news} />}
            <ArticleView
              article={news}
              heading={<PageHeading>{news.title}</PageHeading>}
              sharing={news.state === 'live' && <ShareButton title={news.title} path={newsPathOf(news)} />}
            />
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
        {!news && error && <FailedRead of={read}>{say('news.articlePage.failed')}</FailedRead>}
      </div>
    </div>
  );
}
