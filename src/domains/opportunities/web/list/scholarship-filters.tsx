import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOpportunityCategoriesOptions } from '../../../../../generated/opportunities/listOpportunityCategories.gen.ts';
import { listOpportunityTypesOptions } from '../../../../../generated/opportunities/listOpportunityTypes.gen.ts';
import type { Viewer } from '../../../../platform/browser/viewer.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Select } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { GOALS } from '../../../goals/goals.ts';
import { ALL_NAMES, asChoices } from '../names.ts';
import { isFiltered, type ListFilters, type ScholarshipsAddress, SORTS } from './list-address.ts';

const goals = GOALS.map(({ id, shortTitle }) => ({ value: String(id), label: `${id} ${shortTitle}` }));

const OPEN = [
  { value: 'any', label: 'Open and closed' },
  { value: 'closed', label: 'Closed or full' },
];

const UNLOCKED = [
  { value: 'true', label: 'Unlocked for me' },
  { value: 'false', label: 'Still locked for me' },
];

const oneOf = <T extends { value: string }>(options: readonly T[], value: string | undefined): string =>
  options.some((option) => option.value === value) ? (value ?? '') : '';

export function ScholarshipFilters({ address, viewer }: { address: ScholarshipsAddress; viewer: Viewer | null }) {
  const { filters, set, clear, typed, type } = address;
  // On a phone the list would begin below a screen of fields.
  const [isOpen, setIsOpen] = useState(false);
  const types = asChoices(useQuery(listOpportunityTypesOptions(ALL_NAMES)).data?.data.data);
  const categories = asChoices(useQuery(listOpportunityCategoriesOptions(ALL_NAMES)).data?.data.data);
  const closed = !isOpen && 'max-sm:hidden';
  const hasPoints = viewer?.role === 'Member' || filters.unlocked !== undefined;
  return (
    <search className="block border-y border-line py-5">
      <form
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-12"
      >
        <TextField
          name="search"
          type="search"
          label="Search"
          autoComplete="off"
          maxLength={100}
          value={typed.search}
          onChange={(event) => type({ search: event.target.value })}
          className={hasPoints ? 'lg:col-span-4' : 'lg:col-span-6'}
        />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="justify-self-start sm:hidden"
        >
          {sayFilters(filters, isOpen)}
        </Button>
        <Select
          name="open"
          label="Which"
          placeholder="Open now"
          options={OPEN}
          value={filters.open ?? ''}
          onChange={({ target: { value } }) => set({ open: value === '' ? undefined : (value as 'any' | 'closed') })}
          className={classNames(hasPoints ? 'lg:col-span-2' : 'lg:col-span-3', closed)}
        />
        {hasPoints && (
          <Select
            name="unlocked"
            label="My points"
            placeholder="Locked or not"
            options={UNLOCKED}
            value={filters.unlocked === undefined ? '' : String(filters.unlocked)}
            onChange={({ target: { value } }) => set({ unlocked: value === '' ? undefined : value === 'true' })}
            className={classNames('lg:col-span-3', closed)}
          />
        )}
        <Select
          name="sort"
          label="Order"
          options={SORTS}
          value={filters.sort ?? 'deadline'}
          onChange={({ target: { value } }) => set({ sort: SORTS.find((sort) => sort.value === value)?.value })}
          className={classNames('lg:col-span-3', closed)}
        />
        <Select
          name="type"
          label="Kind"
          placeholder="All kinds"
          options={types}
          value={oneOf(types, filters.type)}
          onChange={({ target: { value } }) => set({ type: value || undefined })}
          className={classNames('lg:col-span-3', closed)}
        />
        <Select
          name="category"
          label="Field"
          placeholder="All fields"
          options={categories}
          value={oneOf(categories, filters.category)}
          onChange={({ target: { value } }) => set({ category: value || undefined })}
          className={classNames('lg:col-span-3', closed)}
        />
        <Select
          name="sdg"
          label="Goal"
          placeholder="All goals"
          options={goals}
          value={filters.sdg ? String(filters.sdg) : ''}
          onChange={({ target: { value } }) => set({ sdg: value === '' ? undefined : Number(value) })}
          className={classNames('lg:col-span-2', closed)}
        />
        <fieldset className={classNames('grid grid-cols-2 gap-x-5 lg:col-span-4', closed)}>
          <legend className="sr-only">Deadline</legend>
          <DayField name="deadlineFrom" label="Closes from" value={filters.deadlineFrom} set={set} />
          <DayField name="deadlineTo" label="Closes by" value={filters.deadlineTo} set={set} />
        </fieldset>
      </form>
      {isFiltered(filters) && (
        <Button variant="quiet" size="sm" onClick={clear} className="mt-3 -ml-3">
          Take all filters away
        </Button>
      )}
    </search>
  );
}

interface DayFieldProps {
  name: 'deadlineFrom' | 'deadlineTo';
  label: string;
  value: string | undefined;
  set: ScholarshipsAddress['set'];
}

/** While a day is typed its year runs through the centuries: the address follows once it is one of ours. */
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

/** How many are set is told while they are out of sight. */
function sayFilters({ search: _, ...filters }: ListFilters, isOpen: boolean): string {
  const count = Object.keys(filters).length;
  if (isOpen) return 'Fewer filters';
  return count === 0 ? 'More filters' : `More filters, ${count} set`;
}
