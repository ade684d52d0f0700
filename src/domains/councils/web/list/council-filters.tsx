import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { ListFilters as Filters } from '#ui/list-filters.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type CouncilsAddress, isFiltered, type ListFilters, SORTS } from './list-address.ts';

export function CouncilFilters({ address }: { address: CouncilsAddress }) {
  const { filters, set, clear, typed, type } = address;
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
          onChange={({ target }) => type({ search: target.value })}
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
            onChange={({ target }) => type({ location: target.value })}
            className={closed}
          />
          <Select
            name="sdg"
            label="Goal"
            placeholder="All goals"
            options={GOAL_OPTIONS}
            value={filters.sdg ? String(filters.sdg) : ''}
            onChange={({ target: { value } }) => set({ sdg: value === '' ? undefined : Number(value) })}
            className={closed}
          />
          <Select
            name="sort"
            label="Sort by"
            options={SORTS}
            value={filters.sort ?? 'impacts'}
            onChange={({ target: { value } }) => set({ sort: SORTS.find((sort) => sort.value === value)?.value })}
            className={closed}
          />
        </>
      )}
    </Filters>
  );
}

const countBeside = ({ search: _, ...others }: ListFilters): number => Object.keys(others).length;
