import type { NewsSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { SectionBreak } from '#ui/text/section-break.tsx';
import type { Arranged } from './arrange.ts';
import { Lead } from './lead.tsx';
import { Teaser } from './teaser.tsx';

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
