import { QueueFilters } from '#ui/queue/queue-filters.tsx';
import { QueueTabs } from '#ui/queue/queue-tabs.tsx';
import { Select } from '#ui/select.tsx';
import { NEWS_TYPES } from '../../model.ts';
import { STATE_NAMES, TYPE_NAMES } from '../names.ts';
import { type ListNewsQuery, STATES, usualSort, withFilter } from './news-list-address.ts';

interface ManageFiltersProps {
  params: URLSearchParams;
  query: ListNewsQuery;
  onFilter: (name: string, value: string, isTyping?: boolean) => void;
}

const ALL = 'all';
const types = NEWS_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));
const sortsOf = (isAhead: boolean) => [
  { value: 'newest', label: isAhead ? 'Latest first' : 'Newest first' },
  { value: 'oldest', label: isAhead ? 'Soonest first' : 'Oldest first' },
  { value: 'title', label: 'By title' },
];

export function ManageFilters({ params, query, onFilter }: ManageFiltersProps) {
  return (
    <>
      <div className="mt-5">
        <QueueTabs
          label="Filter by state"
          current={query.state ?? ALL}
          tabs={[undefined, ...STATES].map((state) => ({
            id: state ?? ALL,
            label: state ? STATE_NAMES[state] : 'All',
            to: `?${withFilter(params, 'state', state)}`,
          }))}
        />
      </div>
      <QueueFilters
        search={query.search ?? ''}
        placeholder="Search by title, author or text"
        onSearch={(words) => onFilter('search', words, query.search !== undefined)}
        count={(query.typeArticle ? 1 : 0) + ((query.sort ?? 'newest') === usualSort(query.state) ? 0 : 1)}
      >
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
          label="Sort by"
          options={sortsOf(query.state === 'scheduled')}
          value={query.sort ?? 'newest'}
          onChange={({ target }) => onFilter('sort', target.value)}
          className="sm:w-44"
        />
      </QueueFilters>
    </>
  );
}
