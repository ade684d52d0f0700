import { useQuery } from '@tanstack/react-query';
import { getPublicNewsOptions } from '#generated/news/getPublicNews.gen.ts';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { SectionBreak } from '#ui/text/section-break.tsx';
import { Teaser } from '../public/teaser.tsx';

const NEXT = 3;

/** The latest other articles, and a link to all news. */
export function ReadNext({ id }: { id: string }) {
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
