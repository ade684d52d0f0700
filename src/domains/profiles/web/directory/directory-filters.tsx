import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { DEFAULT_SORT, type DirectoryAddress, isFiltered, ROLE_OPTIONS, SORTS } from './directory-address.ts';

export const DirectoryFilters = ({ address: { filters, set, clear, typed, type } }: { address: DirectoryAddress }) => (
  <search className="mt-6 block border-y border-line py-5">
    <form
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_1fr_1fr]"
    >
      <TextField
        name="search"
        type="search"
        label="Search by name"
        autoComplete="off"
        maxLength={searchBounds.maxLength}
        value={typed.search}
        onChange={({ target }) => type({ search: target.value })}
        className="sm:max-xl:col-span-2"
      />
      <Select
        name="role"
        label="Role"
        placeholder="All roles"
        options={ROLE_OPTIONS}
        value={filters.role ?? ''}
        onChange={({ target: { value } }) => set({ role: ROLE_OPTIONS.find((role) => role.value === value)?.value })}
      />
      <Select
        name="sort"
        label="Sort by"
        options={SORTS}
        value={filters.sort ?? DEFAULT_SORT}
        onChange={({ target: { value } }) => set({ sort: SORTS.find((sort) => sort.value === value)?.value })}
      />
    </form>
    {isFiltered(filters) && (
      <Button variant="quiet" size="sm" onClick={clear} className="mt-3 -ml-3">
        Clear filters
      </Button>
    )}
  </search>
);
