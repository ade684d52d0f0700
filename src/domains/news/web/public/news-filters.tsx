import { Link } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { choice, optionsOf, text } from '#platform/browser/lists/fields.ts';
import { FilterFields } from '#platform/browser/lists/filter-fields.tsx';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import type { ListAddress } from '#platform/browser/lists/use-list-address.ts';
import { NEWS_TYPES } from '../../model.ts';
import { TYPE_NAMES_PLURAL } from '../type-and-state-names.ts';

export const newsFilters = declareFilters({
  search: text(say('news.newsFilters.search')),
  typeArticle: choice(optionsOf(TYPE_NAMES_PLURAL), { param: 'type' }),
});

/** Types are links, so that each has its own URL. */
export const NewsFilters = ({ address }: { address: ListAddress<typeof newsFilters> }) => (
  <div className="mt-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-b border-line">
    <nav aria-label={say('news.newsFilters.label')} className="max-lg:order-last">
      <ul className="-mx-2 flex flex-wrap">
        {[undefined, ...NEWS_TYPES].map((type) => (
          <li key={type ?? 'all'}>
            <Link
              to={address.to({ typeArticle: type })}
              aria-current={type === address.values.typeArticle ? 'page' : undefined}
              preventScrollReset
              className="grid min-h-11 items-center border-b-4 border-unmarked px-2 font-semibold text-muted hover:text-ink aria-[current]:border-action aria-[current]:text-ink sm:px-3"
            >
              {type ? TYPE_NAMES_PLURAL[type] : say('news.newsFilters.all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <search className="w-full sm:max-w-xs lg:pb-3">
      <FilterFields address={address} />
    </search>
  </div>
);
