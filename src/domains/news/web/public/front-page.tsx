import type { NewsSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { CommentCount } from '#ui/lists/comment-count.tsx';
import { SectionBreak } from '#ui/text/section-break.tsx';
import { newsPathOf } from '../../model.ts';
import { Cover } from '../cover.tsx';
import { TO_THE_START_EDGE } from '../extend-to-edge.ts';
import type { Arranged } from './arrange-front-page.ts';
import { Credit, Kicker, Teaser } from './teaser.tsx';

/** A magazine layout: one lead, a few features and a column of the latest. */
export function FrontPage({ lead, featured, latest }: Omit<Arranged, 'earlier'>) {
  return (
    <>
      {lead && <Lead news={lead} />}
      <div className="mt-16 grid gap-x-12 gap-y-14 lg:mt-24 lg:grid-cols-12">
        {featured.length > 0 && (
          <section aria-labelledby="featured" className="lg:col-span-8">
            <SectionTitle id="featured">{say('news.frontPage.features')}</SectionTitle>
            <div className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              {featured.map((news, place) => (
                <Teaser
                  key={news.id}
                  news={news}
                  size={place === 0 ? 'large' : 'small'}
                  sizes="(min-width: 64rem) 30rem, (min-width: 40rem) 55vw, 100vw"
                  coverClass={place === 0 ? 'aspect-[4/3]' : 'aspect-[4/5] max-sm:aspect-[16/10]'}
                  className={place === 0 ? undefined : 'sm:mt-16'}
                />
              ))}
            </div>
          </section>
        )}
        {latest.length > 0 && (
          <section
            aria-labelledby="latest"
            className={featured.length > 0 ? 'lg:col-span-4' : 'lg:col-span-9 lg:col-start-4'}
          >
            <SectionTitle id="latest">{say('news.frontPage.latest')}</SectionTitle>
            <Lines news={latest} />
          </section>
        )}
      </div>
      <SectionBreak />
    </>
  );
}

export const SectionTitle = ({ id, children }: { id: string; children: string }) => (
  <h2 id={id} className="border-t-4 border-ink pt-3 font-sans text-base font-semibold tracking-normal">
    {children}
  </h2>
);

const Lines = ({ news }: { news: readonly NewsSummary[] }) => (
  <ul className="mt-1">
    {news.map((one, place) => (
      <li key={one.id} className={classNames('py-5', place > 0 && 'border-t border-line')}>
        <Teaser news={one} size="line" />
      </li>
    ))}
  </ul>
);

function Lead({ news }: { news: NewsSummary }) {
  return (
    <article className="group relative grid lg:grid-cols-12 lg:grid-rows-[1fr_auto]">
      <div className={`min-w-0 lg:col-span-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 ${TO_THE_START_EDGE}`}>
        <Cover
          news={news}
          isFirst
          sizes="(min-width: 64rem) 72vw, 100vw"
          className="aspect-[16/10] h-full rounded-e-lg lg:max-h-[42rem]"
        />
      </div>
      <div className="relative me-6 bg-page pt-5 pe-6 max-lg:-mt-12 max-lg:rounded-se-lg lg:col-span-6 lg:col-start-7 lg:row-start-2 lg:me-0 lg:-mb-6 lg:pt-8 lg:pe-0 lg:ps-10">
        <Kicker news={news} />
        <h2 className="mt-2 text-3xl text-balance lg:text-4xl">
          <TitleLink to={newsPathOf(news)} title={news.title} language={news.language} coversCard />
        </h2>
        <p dir="auto" className="mt-4 line-clamp-4 max-w-prose text-lg text-muted">
          {news.excerpt}
        </p>
        <Credit news={news} className="mt-4">
          {hasArea('comments') && <CommentCount count={news.commentCount} />}
        </Credit>
      </div>
    </article>
  );
}
