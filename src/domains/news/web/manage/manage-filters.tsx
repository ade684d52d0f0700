import { Link } from 'react-router-dom';
import type { NewsState } from '../../../../../generated/types.gen.ts';
import { SearchField } from '../../../../ui/search-field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { NEWS_TYPES } from '../../model.ts';
import { STATE_NAMES, TYPE_NAMES } from '../names.ts';
import { type ListNewsQuery, STATES, withFilter } from './news-list-address.ts';

interface ManageFiltersProps {
  params: URLSearchParams;
  query: ListNewsQuery;
  onFilter: (name: string, value: string, isTyping?: boolean) => void;
}

const types = NEWS_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'By title' },
];

export function ManageFilters({ params, query, onFilter }: ManageFiltersProps) {
  return (
    <>
      <nav aria-label="States of articles" className="mt-6 border-b border-line">
        <ul className="-mx-2 flex flex-wrap">
          {[undefined, ...STATES].map((state) => (
            <li key={state ?? 'all'}>
              <StateLink state={state} isCurrent={state === query.state} params={params} />
            </li>
          ))}
        </ul>
      </nav>
      <search className="mt-5 grid gap-4 sm:flex sm:flex-wrap sm:items-end">
        <SearchField
          search={query.search ?? ''}
          placeholder="A title, an author, a word"
          onSearch={(words) => onFilter('search', words, query.search !== undefined)}
          className="sm:w-72"
        />
        <Select
          name="type"
          label="Type"
          placeholder="All types"
          options={types}
          value={query.typeArticle ?? ''}
          onChange={({ target }) => onFilter('type', target.value)}
          className="sm:w-44"
        />
        <Select
          name="sort"
          label="Order"
          options={sorts}
          value={query.sort ?? 'newest'}
          onChange={({ target }) => onFilter('sort', target.value)}
          className="sm:w-44"
        />
      </search>
    </>
  );
}

interface StateLinkProps {
  state: NewsState | undefined;
  isCurrent: boolean;
  params: URLSearchParams;
}

const StateLink = ({ state, isCurrent, params }: StateLinkProps) => (
  <Link
    to={{ search: withFilter(params, 'state', state).toString() }}
    aria-current={isCurrent ? 'page' : undefined}
    preventScrollReset
    className="grid min-h-11 items-center border-b-4 border-transparent px-2 font-semibold text-muted hover:text-ink aria-[current]:border-action aria-[current]:text-ink sm:px-3"
  >
    {state ? STATE_NAMES[state] : 'All'}
  </Link>
);
