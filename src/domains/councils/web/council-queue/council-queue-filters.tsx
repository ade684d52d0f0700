import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { QueueFilters as Filters } from '#ui/queue/queue-filters.tsx';
import { Select } from '#ui/select.tsx';
import { defaultSort, type QueueFilters, type QueueSort } from './council-queue-address.ts';

interface CouncilQueueFiltersProps {
  filters: QueueFilters;
  onFilter: (changes: Partial<QueueFilters>, isTyping?: boolean) => void;
}

const STATE_OPTIONS = [
  { value: 'pending', label: 'Awaiting approval' },
  { value: 'approved', label: 'Public' },
  { value: 'declined', label: 'Declined' },
] as const;

const SORT_OPTIONS = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'title', label: 'By title' },
  { value: 'members', label: 'Most members first' },
];

export function CouncilQueueFilters({ filters, onFilter }: CouncilQueueFiltersProps) {
  const { view, search, sdg, state, sort } = filters;
  const set = [sdg, state, sort === defaultSort(view) ? null : sort];
  return (
    <Filters
      search={search}
      placeholder="Title or location"
      onSearch={(sought) => onFilter({ search: sought }, true)}
      count={set.filter((one) => one !== null).length}
    >
      <Select
        name="sdg"
        label="Goal"
        placeholder="Any goal"
        options={GOAL_OPTIONS}
        value={sdg === null ? '' : String(sdg)}
        onChange={({ target }) => onFilter({ sdg: target.value === '' ? null : Number(target.value) })}
        className="sm:w-44"
      />
      {view === 'all' && (
        <Select
          name="state"
          label="State"
          placeholder="Any state"
          options={STATE_OPTIONS}
          value={state ?? ''}
          onChange={({ target }) =>
            onFilter({ state: STATE_OPTIONS.find(({ value }) => value === target.value)?.value ?? null })
          }
          className="sm:w-44"
        />
      )}
      <Select
        name="sort"
        label="Sort by"
        options={SORT_OPTIONS}
        value={sort}
        onChange={({ target }) => onFilter({ sort: target.value as QueueSort })}
        className="sm:w-44"
      />
    </Filters>
  );
}
