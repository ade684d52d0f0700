import { QueueFilters } from '#ui/queue/queue-filters.tsx';
import { Select } from '#ui/select.tsx';
import { APPLICATION_STATES } from '../application-texts.ts';
import { type ApplicationsSort, defaultSort, type ApplicationsFilters as Filters } from './applications-address.ts';
import { OpportunityChoice } from './opportunity-choice.tsx';

interface ApplicationsFiltersProps {
  filters: Filters;
  onFilter: (changes: Partial<Filters>, isTyping?: boolean) => void;
}

const SORT_OPTIONS = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'points', label: 'Most points first' },
];

export function ApplicationsFilters({ filters, onFilter }: ApplicationsFiltersProps) {
  const { view, opportunity, search, state, sort } = filters;
  const set = [opportunity, state, sort === defaultSort(view) ? null : sort];
  return (
    <QueueFilters
      search={search}
      placeholder="Name"
      onSearch={(sought) => onFilter({ search: sought }, true)}
      count={set.filter((one) => one !== null).length}
    >
      <OpportunityChoice chosen={opportunity} onChange={(id) => onFilter({ opportunity: id })} className="sm:w-80" />
      {view === 'all' && (
        <Select
          name="state"
          label="State"
          placeholder="Any state"
          options={APPLICATION_STATES}
          value={state ?? ''}
          onChange={({ target }) =>
            onFilter({ state: APPLICATION_STATES.find(({ value }) => value === target.value)?.value ?? null })
          }
          className="sm:w-48"
        />
      )}
      <Select
        name="sort"
        label="Sort by"
        options={SORT_OPTIONS}
        value={sort}
        onChange={({ target }) => onFilter({ sort: target.value as ApplicationsSort })}
        className="sm:w-48"
      />
    </QueueFilters>
  );
}
