import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { listOpportunityCategoriesOptions } from '#generated/opportunities/listOpportunityCategories.gen.ts';
import { listOpportunityTypesOptions } from '#generated/opportunities/listOpportunityTypes.gen.ts';
import { useViewer } from '#platform/browser/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { ListFilters as Filters } from '#ui/list-filters.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ALL_NAMES, asChoices } from '../names.ts';
import { isFiltered, type ListFilters, type ScholarshipsAddress, SORTS } from './list-address.ts';

const OPEN = [
  { value: 'any', label: 'Open and closed' },
  { value: 'closed', label: 'Closed or full' },
];

const UNLOCKED = [
  { value: 'true', label: 'Unlocked for me' },
  { value: 'false', label: 'Locked for me' },
];

const oneOf = <T extends { value: string }>(options: readonly T[], value: string | undefined): string =>
  options.some((option) => option.value === value) ? (value ?? '') : '';

export function ScholarshipFilters({ address }: { address: ScholarshipsAddress }) {
  const viewer = useViewer();
  const { filters, set, clear, typed, type } = address;
  const types = asChoices(useQuery(listOpportunityTypesOptions(ALL_NAMES)).data?.data.data);
  const categories = asChoices(useQuery(listOpportunityCategoriesOptions(ALL_NAMES)).data?.data.data);
  const hasPoints = viewer?.role === 'Member' || filters.unlocked !== undefined;
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
          <Select
            name="open"
            label="Status"
            placeholder="Open now"
            options={OPEN}
            value={filters.open ?? ''}
            onChange={({ target: { value } }) => set({ open: value === '' ? undefined : (value as 'any' | 'closed') })}
            className={closed}
          />
          {hasPoints && (
            <Select
              name="unlocked"
              label="My points"
              placeholder="Locked or unlocked"
              options={UNLOCKED}
              value={filters.unlocked === undefined ? '' : String(filters.unlocked)}
              onChange={({ target: { value } }) => set({ unlocked: value === '' ? undefined : value === 'true' })}
              className={closed}
            />
          )}
          <Select
            name="sort"
            label="Sort by"
            options={SORTS}
            value={filters.sort ?? 'deadline'}
            onChange={({ target: { value } }) => set({ sort: SORTS.find((sort) => sort.value === value)?.value })}
            className={closed}
          />
          <Select
            name="type"
            label="Type"
            placeholder="All types"
            options={types}
            value={oneOf(types, filters.type)}
            onChange={({ target: { value } }) => set({ type: value || undefined })}
            className={closed}
          />
          <Select
            name="category"
            label="Category"
            placeholder="All categories"
            options={categories}
            value={oneOf(categories, filters.category)}
            onChange={({ target: { value } }) => set({ category: value || undefined })}
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
          <fieldset
            className={classNames('grid grid-cols-2 gap-x-5 gap-y-4 sm:max-lg:col-span-2 lg:grid-cols-1', closed)}
          >
            <legend className="sr-only">Deadline</legend>
            <DayField name="deadlineFrom" label="Closes from" value={filters.deadlineFrom} set={set} />
            <DayField name="deadlineTo" label="Closes by" value={filters.deadlineTo} set={set} />
          </fieldset>
        </>
      )}
    </Filters>
  );
}

interface DayFieldProps {
  name: 'deadlineFrom' | 'deadlineTo';
  label: string;
  value: string | undefined;
  set: ScholarshipsAddress['set'];
}

/** Ignores years before 2000, which appear while someone is still typing the year. */
function DayField({ name, label, value = '', set }: DayFieldProps) {
  const [shown, setShown] = useState({ value, day: value });
  if (shown.value !== value) setShown({ value, day: value });
  return (
    <TextField
      name={name}
      type="date"
      label={label}
      autoComplete="off"
      value={shown.day}
      onChange={({ target: { value: day } }) => {
        setShown({ value, day });
        if (day === '' || day > '2000') set({ [name]: day || undefined });
      }}
    />
  );
}

const countBeside = ({ search: _, ...others }: ListFilters): number => Object.keys(others).length;
