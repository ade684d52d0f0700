import { useQuery } from '@tanstack/react-query';
import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { listImpactEventTypesOptions } from '#generated/impacts/listImpactEventTypes.gen.ts';
import type { ImpactYearCount } from '#generated/types.gen.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { QueueFilters } from '#ui/queue/queue-filters.tsx';
import { Select } from '#ui/select.tsx';
import {
  defaultSort,
  type ReviewFilters as Filters,
  REVIEW_YEARS,
  type ReviewSort,
  type ReviewState,
} from './review-address.ts';

interface ReviewFiltersProps {
  filters: Filters;
  /** Counts per year in this queue; undefined while unknown. */
  years: readonly ImpactYearCount[] | undefined;
  onFilter: (changes: Partial<Filters>, isTyping?: boolean) => void;
}

const STATE_OPTIONS = [
  { value: 'pending', label: 'Pending' },
  { value: 'verified', label: 'Verified' },
  { value: 'declined', label: 'Declined' },
];
const SORT_OPTIONS = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
];

export function ReviewFilters({ filters, years, onFilter }: ReviewFiltersProps) {
  const { view, search, year, sdg, eventType, state, sort, isAppealsOnly } = filters;
  const kinds = useQuery(listImpactEventTypesOptions());
  const kindOptions = (kinds.data?.data.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const set = [year, sdg, eventType, state, isAppealsOnly || null, sort === defaultSort(view) ? null : sort];
  return (
    <QueueFilters
      search={search}
      placeholder="Title, text or name"
      onSearch={(sought) => onFilter({ search: sought }, true)}
      count={set.filter((one) => one !== null).length}
    >
      <Select
        name="year"
        label="Year"
        placeholder="Any year"
        options={yearOptions(years)}
        value={year === null ? '' : String(year)}
        onChange={({ target }) => onFilter({ year: target.value === '' ? null : Number(target.value) })}
        className="sm:w-36"
      />
      <Select
        name="sdg"
        label="Goal"
        placeholder="Any goal"
        options={GOAL_OPTIONS}
        value={sdg === null ? '' : String(sdg)}
        onChange={({ target }) => onFilter({ sdg: target.value === '' ? null : Number(target.value) })}
        className="sm:w-44"
      />
      <Select
        name="event-type"
        label="Kind"
        placeholder="Any kind"
        options={kindOptions}
        value={eventType ?? ''}
        onChange={({ target }) => onFilter({ eventType: target.value || null })}
        className="sm:w-44"
      />
      {view === 'all' && (
        <Select
          name="state"
          label="State"
          placeholder="Any state"
          options={STATE_OPTIONS}
          value={state ?? ''}
          onChange={({ target }) => onFilter({ state: (target.value || null) as ReviewState | null })}
          className="sm:w-40"
        />
      )}
      <Select
        name="sort"
        label="Sort by"
        options={SORT_OPTIONS}
        value={sort}
        onChange={({ target }) => onFilter({ sort: target.value as ReviewSort })}
        className="sm:w-40"
      />
      {view === 'waiting' && (
        <Checkbox
          name="appeals"
          label="Appeals only"
          checked={isAppealsOnly}
          onChange={({ target }) => onFilter({ isAppealsOnly: target.checked })}
          className="pb-2.5"
        />
      )}
    </QueueFilters>
  );
}

function yearOptions(years: readonly ImpactYearCount[] | undefined) {
  if (!years) return REVIEW_YEARS.map((year) => ({ value: String(year), label: String(year) }));
  return years.map(({ year, total, totalIsExact }) => ({
    value: String(year),
    label: `${year} (${total.toLocaleString('en-GB')}${totalIsExact ? '' : ' or more'})`,
  }));
}
