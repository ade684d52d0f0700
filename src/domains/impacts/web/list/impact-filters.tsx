import { useQuery } from '@tanstack/react-query';
import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { listImpactEventTypesOptions } from '#generated/impacts/listImpactEventTypes.gen.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { ListFilters as Filters } from '#ui/list-filters.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { YEAR_OPTIONS } from '../years.ts';
import { isFiltered, type ListFilters, type ListSort } from './list-address.ts';
import type { ListAddress } from './use-list-address.ts';

const SORTS: readonly { value: ListSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'mostLiked', label: 'Most liked' },
];

const numberOf = (value: string) => (value === '' ? undefined : Number(value));

export function ImpactFilters({ address }: { address: ListAddress }) {
  const { filters, set, clear, typed, type } = address;
  const kinds = useQuery(listImpactEventTypesOptions());
  const kindOptions = (kinds.data?.data.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Filters
      count={countBeside(filters)}
      onClear={isFiltered(filters) ? clear : undefined}
      search={
        <TextField
          name="search"
          type="search"
          label="Search"
          autoComplete="off"
          maxLength={searchBounds.maxLength}
          value={typed.search}
          onChange={(event) => type({ search: event.target.value })}
        />
      }
    >
      {(closed) => (
        <>
          <TextField
            name="location"
            type="search"
            label="Place"
            autoComplete="off"
            maxLength={searchBounds.maxLength}
            value={typed.location}
            onChange={(event) => type({ location: event.target.value })}
            className={closed}
          />
          <Select
            name="sort"
            label="Sort by"
            options={SORTS}
            value={filters.sort ?? 'newest'}
            onChange={({ target: { value } }) => set({ sort: SORTS.find((sort) => sort.value === value)?.value })}
            className={closed}
          />
          <Select
            name="sdg"
            label="Goal"
            placeholder="All goals"
            options={GOAL_OPTIONS}
            value={filters.sdg ? String(filters.sdg) : ''}
            onChange={({ target: { value } }) => set({ sdg: numberOf(value) })}
            className={closed}
          />
          <Select
            name="eventType"
            label="Kind"
            placeholder="All kinds"
            options={kindOptions}
            value={kindOptions.some(({ value }) => value === filters.eventType) ? filters.eventType : ''}
            onChange={({ target: { value } }) => set({ eventType: value || undefined })}
            className={closed}
          />
          <Select
            name="impactYear"
            label="Year"
            placeholder="All years"
            options={YEAR_OPTIONS}
            value={filters.impactYear ? String(filters.impactYear) : ''}
            onChange={({ target: { value } }) => set({ impactYear: numberOf(value) })}
            className={closed}
          />
          <Checkbox
            name="isFeatured"
            label="Featured only"
            checked={filters.isFeatured === true}
            onChange={({ target: { checked } }) => set({ isFeatured: checked || undefined })}
            className={classNames('self-end sm:max-lg:pb-2.5', closed)}
          />
        </>
      )}
    </Filters>
  );
}

const countBeside = ({ search: _, ...others }: ListFilters): number => Object.keys(others).length;
