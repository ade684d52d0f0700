import { getPublicNewsInfiniteOptions } from '#generated/news/getPublicNews.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { MoreRows } from '#platform/browser/lists/more-rows.tsx';
import { countIn } from '#platform/browser/lists/say-total.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalk } from '#platform/browser/lists/use-walked-list.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Repeat, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { arrange } from './arrange-front-page.ts';
import { FrontPage, SectionTitle } from './front-page.tsx';
import { NewsFilters, newsFilters } from './news-filters.tsx';
import { Teaser } from './teaser.tsx';

const NewsLoading = () => (
  <LoadingState label={say('news.newsLoading.loadingNews')} className="mt-10">
    <div className="-ms-4 grid sm:-ms-8 lg:grid-cols-12">
      <Skeleton className="aspect-[16/10] lg:col-span-8" />
      <div className="p-4 sm:p-8 lg:col-span-4 lg:self-end">
        <Skeleton className="h-12 w-full" />
        <SkeletonText lines={4} className="mt-5" />
      </div>
    </div>
    <div className="mt-16 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      <Repeat times={3}>
        <div>
          <Skeleton className="aspect-[16/10] w-full" />
          <SkeletonText lines={3} className="mt-4" />
        </div>
      </Repeat>
    </div>
  </LoadingState>
);

const PAGE_SIZE = 24;

export function NewsPage() {
  const address = useListAddress(newsFilters, { keepsScroll: true });
  const isNarrowed = address.isFiltered;
  const query = { ...address.values, ...address.start, page_size: PAGE_SIZE };
  const list = useWalk(getPublicNewsInfiniteOptions({ query }), { keepsRows: true });
  const first = list.data?.pages[0]?.data;
  const all = list.data?.pages.flatMap(({ data }) => data.news) ?? [];
  const front = first && !isNarrowed ? arrange({ ...first, news: all }) : null;
  const rows = front ? front.earlier : all;

  return (
    <div className="overflow-x-clip">
      <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
        <PageHeading size="display">{say('news.newsPage.news')}</PageHeading>
        <NewsFilters address={address} />
        {list.isPending && <NewsLoading />}
        {list.isError && !list.data && <FailedRead of={list} className="mt-10" what={say('news.newsPage.failed')} />}
        {first && (
          <div
            aria-busy={list.isPlaceholderData}
            className={classNames('mt-10', list.isPlaceholderData && 'opacity-50 transition-opacity')}
          >
            {front && <FrontPage {...front} />}
            {isNarrowed && (
              <p role="status" className="min-h-6 text-muted">
                {say('news.newsPage.found', countIn(first.meta))}
              </p>
            )}
            {isNarrowed && rows.length === 0 && <NothingFits />}
            {!isNarrowed && all.length === 0 && (
              <EmptyState title={say('news.newsPage.empty')}>{say('news.newsPage.emptyHint')}</EmptyState>
            )}
            {rows.length > 0 && (
              <section
                aria-label={front ? undefined : say('news.newsPage.articles')}
                aria-labelledby={front ? 'earlier' : undefined}
              >
                {front && <SectionTitle id="earlier">{say('news.newsPage.earlier')}</SectionTitle>}
                <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
                  {rows.map((news) => (
                    <li key={news.id}>
                      <Teaser news={news} level={front ? 3 : 2} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <MoreRows list={list} label={say('news.newsPage.more')} />
          </div>
        )}
      </div>
    </div>
  );
}

const NothingFits = () => (
  <EmptyState title={say('news.newsPage.filtered.title')} link={{ to: '/news', label: say('news.newsPage.all') }}>
    {say('news.newsPage.filtered.hint')}
  </EmptyState>
);
