import { useQuery } from '@tanstack/react-query';
import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { listOpportunityCategoriesOptions } from '#generated/opportunities/listOpportunityCategories.gen.ts';
import { listOpportunityTypesOptions } from '#generated/opportunities/listOpportunityTypes.gen.ts';
import { QueueFilters } from '#ui/queue/queue-filters.tsx';
import { Select } from '#ui/select.tsx';
import { ALL_NAMES, asChoices } from '../names.ts';
import { OPPORTUNITY_STATES } from '../state-names.ts';
import { defaultSort, type VerifyFilters as Filters, type Shelf, type VerifySort } from './verify-address.ts';

interface VerifyFiltersProps {
  filters: Filters;
  onFilter: (changes: Partial<Filters>, isTyping?: boolean) => void;
}

const SHELF_OPTIONS = [
  { value: 'featured', label: 'Featured' },
  { value: 'hidden', label: 'Hidden' },
];
const SORT_OPTIONS = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'deadline', label: 'Earliest deadline first' },
];

export function VerifyFilters({ filters, onFilter }: VerifyFiltersProps) {
  const { view, search, type, category, sdg, state, shelf, sort } = filters;
  const types = useQuery(listOpportunityTypesOptions(ALL_NAMES));
  const categories = useQuery(listOpportunityCategoriesOptions(ALL_NAMES));
  const set = [type, category, sdg, state, shelf, sort === defaultSort(view) ? null : sort];
  return (
    <QueueFilters
      search={search}
      placeholder="Title or location"
      onSearch={(sought) => onFilter({ search: sought }, true)}
      count={set.filter((one) => one !== null).length}
    >
      <Select
        name="type"
        label="Type"
        placeholder="Any type"
        options={asChoices(types.data?.data.data)}
        value={type ?? ''}
        onChange={({ target }) => onFilter({ type: target.value || null })}
        className="sm:w-40"
      />
      <Select
        name="category"
        label="Category"
        placeholder="Any category"
        options={asChoices(categories.data?.data.data)}
        value={category ?? ''}
        onChange={({ target }) => onFilter({ category: target.value || null })}
        className="sm:w-44"
      />
      <Select
        name="sdg"
        label="Goal"
        placeholder="Any goal"
        options={GOAL_OPTIONS}
        value={sdg === null ? '' : String(sdg)}
        onChange={({ target }) => onFilter({ sdg: target.value === '' ? null : Number(target.value) })}
        className="sm:w-40"
      />
      {view === 'all' && (
        <>
          <Select
            name="state"
            label="State"
            placeholder="Any state"
            options={OPPORTUNITY_STATES}
            value={state ?? ''}
            onChange={({ target }) =>
              onFilter({ state: OPPORTUNITY_STATES.find((one) => one.value === target.value)?.value ?? null })
            }
            className="sm:w-44"
          />
          <Select
            name="shelf"
            label="Featured or hidden"
            placeholder="All"
            options={SHELF_OPTIONS}
            value={shelf ?? ''}
            onChange={({ target }) => onFilter({ shelf: (target.value || null) as Shelf | null })}
            className="sm:w-32"
          />
        </>
      )}
      <Select
        name="sort"
        label="Sort by"
        options={SORT_OPTIONS}
        value={sort}
        onChange={({ target }) => onFilter({ sort: target.value as VerifySort })}
        className="sm:w-40"
      />
    </QueueFilters>
  );
}
