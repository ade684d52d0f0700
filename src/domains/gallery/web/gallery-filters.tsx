import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import type { ListAddress } from '#platform/browser/use-list-address.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { type GalleryFilters as Filters, isFiltered } from './gallery-address.ts';

const MODELS = [
  { value: 'Impact', label: 'Impacts' },
  { value: 'user', label: 'People' },
];
const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];
const FIRST_YEAR = 2015;
const thisYear = new Date().getFullYear();
const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => String(thisYear - index));
const YEAR_OPTIONS = years.map((year) => ({ value: year, label: year }));
const numberOf = (value: string) => (value === '' ? undefined : Number(value));

export function GalleryFilters({ address }: { address: ListAddress<Filters, never> }) {
  const { filters, set, clear } = address;
  const ofImpacts = filters.model === 'Impact';
  return (
    <search className="mt-8 block border-y border-line py-4 lg:mt-10">
      <form
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:*:min-w-40"
      >
        <Select
          name="model"
          label="Pictures of"
          options={MODELS}
          value={filters.model}
          onChange={({ target: { value } }) =>
            set(value === 'user' ? { model: 'user', sdg: undefined, impactYear: undefined } : { model: 'Impact' })
          }
        />
        {ofImpacts && (
          <>
            <Select
              name="sdg"
              label="Goal"
              placeholder="All goals"
              options={GOAL_OPTIONS}
              value={filters.sdg ? String(filters.sdg) : ''}
              onChange={({ target: { value } }) => set({ sdg: numberOf(value) })}
              className="min-w-0 sm:max-w-64"
            />
            <Select
              name="impactYear"
              label="Year"
              placeholder="All years"
              options={YEAR_OPTIONS}
              value={filters.impactYear ? String(filters.impactYear) : ''}
              onChange={({ target: { value } }) => set({ impactYear: numberOf(value) })}
            />
          </>
        )}
        <Select
          name="sort"
          label="Sort by"
          options={SORTS}
          value={filters.sort ?? 'newest'}
          onChange={({ target: { value } }) => set({ sort: value === 'oldest' ? 'oldest' : undefined })}
        />
        {isFiltered(filters) && (
          <Button variant="quiet" onClick={clear} className="col-span-2 justify-self-start">
            Clear filters
          </Button>
        )}
      </form>
    </search>
  );
}
