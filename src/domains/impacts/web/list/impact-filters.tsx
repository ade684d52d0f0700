import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listImpactEventTypesOptions } from '../../../../../generated/impacts/listImpactEventTypes.gen.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Select } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { GOALS } from '../../../goals/goals.ts';
import { YEARS } from '../years.ts';
import { isFiltered, type ListFilters, type ListSort } from './list-address.ts';
import type { ListAddress } from './use-list-address.ts';

const SORTS: readonly { value: ListSort; label: string }[] = [
  { value: 'newest', label: 'Last logged first' },
  { value: 'oldest', label: 'First logged first' },
  { value: 'mostLiked', label: 'Most liked first' },
];

const years = YEARS.map((year) => ({ value: String(year), label: String(year) }));
const goals = GOALS.map(({ id, shortTitle }) => ({ value: String(id), label: `${id} ${shortTitle}` }));
const numberOf = (value: string) => (value === '' ? undefined : Number(value));

export function ImpactFilters({ address }: { address: ListAddress }) {
  const { filters, set, clear, typed, type } = address;
  // On a phone the list would begin below a screen of fields.
  const [isOpen, setIsOpen] = useState(false);
  const kinds = useQuery(listImpactEventTypesOptions());
  const closed = isOpen ? undefined : 'max-sm:hidden';
  const kindOptions = (kinds.data?.data.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <search className="block border-y border-line py-5 lg:border-0 lg:py-0">
      <form onSubmit={(event) => event.preventDefault()} className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-1">
        <TextField
          name="search"
          type="search"
          label="Search"
          autoComplete="off"
          maxLength={100}
          value={typed.search}
          onChange={(event) => type({ search: event.target.value })}
        />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="justify-self-start sm:hidden"
        >
          {sayFilters(filters, isOpen)}
        </Button>
        <TextField
          name="location"
          type="search"
          label="Place"
          autoComplete="off"
          maxLength={100}
          value={typed.location}
          onChange={(event) => type({ location: event.target.value })}
          className={closed}
        />
        <Select
          name="sort"
          label="Order"
          options={SORTS}
          value={filters.sort ?? 'newest'}
          onChange={({ target: { value } }) => set({ sort: SORTS.find((sort) => sort.value === value)?.value })}
          className={closed}
        />
        <Select
          name="sdg"
          label="Goal"
          placeholder="All goals"
          options={goals}
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
          options={years}
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
      </form>
      {isFiltered(filters) && (
        <Button variant="quiet" size="sm" onClick={clear} className="mt-3 -ml-3">
          Take all filters away
        </Button>
      )}
    </search>
  );
}

/** How many are set is told while they are out of sight. */
function sayFilters({ search: _, ...filters }: ListFilters, isOpen: boolean): string {
  const count = Object.keys(filters).length;
  if (isOpen) return 'Fewer filters';
  return count === 0 ? 'More filters' : `More filters, ${count} set`;
}
