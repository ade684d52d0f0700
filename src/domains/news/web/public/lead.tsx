import type { NewsSummary } from '#generated/types.gen.ts';
import { CommentCount } from '#ui/lists/comment-count.tsx';
import { Cover } from '../cover.tsx';
import { TO_THE_START_EDGE } from '../start-edge.ts';
import { Credit, Kicker, TitleLink } from './teaser.tsx';

/** The lead article. */
export function Lead({ news }: { news: NewsSummary }) {
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
          <TitleLink news={news} />
        </h2>
        <p dir="auto" className="mt-4 line-clamp-4 max-w-prose text-lg text-muted">
          {news.excerpt}
        </p>
        <Credit news={news} className="mt-4">
          <CommentCount count={news.commentCount} />
        </Credit>
      </div>
    </article>
  );
}
