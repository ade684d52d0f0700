import { Link, useSearchParams } from 'react-router-dom';
import type { NewsType } from '#generated/types.gen.ts';
import { SearchField } from '#ui/search-field.tsx';
import { NEWS_TYPES } from '../../model.ts';
import { TYPES_NAMES } from '../names.ts';

interface NewsFiltersProps {
  typeArticle: NewsType | undefined;
  search: string;
  onSearch: (words: string) => void;
}

/** Types are links, so that each has its own URL. */
export function NewsFilters({ typeArticle, search, onSearch }: NewsFiltersProps) {
  const [params] = useSearchParams();
  const toType = (type: NewsType | undefined) => {
    const next = new URLSearchParams(params);
    if (type) next.set('type', type);
    else next.delete('type');
    return { search: next.toString() };
  };
  return (
    <div className="mt-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-b border-line">
      <nav aria-label="Filter by type" className="max-lg:order-last">
        <ul className="-mx-2 flex flex-wrap">
          {[undefined, ...NEWS_TYPES].map((type) => (
            <li key={type ?? 'all'}>
              <Link
                to={toType(type)}
                aria-current={type === typeArticle ? 'page' : undefined}
                preventScrollReset
                className="grid min-h-11 items-center border-b-4 border-transparent px-2 font-semibold text-muted hover:text-ink aria-[current]:border-action aria-[current]:text-ink sm:px-3"
              >
                {type ? TYPES_NAMES[type] : 'All'}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <search className="w-full sm:max-w-xs lg:pb-3">
        <SearchField search={search} onSearch={onSearch} label="Search the news" />
      </search>
    </div>
  );
}
