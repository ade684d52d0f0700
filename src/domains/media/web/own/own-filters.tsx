import type { ListAddress } from '#platform/browser/use-list-address.ts';
import { Select } from '#ui/select.tsx';
import type { OwnFilters as Filters } from './own-address.ts';

const KINDS = [
  { value: 'picture', label: 'Pictures' },
  { value: 'document', label: 'Documents' },
] as const;
const USES = [
  { value: 'true', label: 'Used' },
  { value: 'false', label: 'Not used' },
];
const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'largest', label: 'Largest first' },
] as const;

export function OwnFilters({ address: { filters, set } }: { address: ListAddress<Filters, never> }) {
  return (
    <search className="mt-6 block">
      <form
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:*:min-w-44"
      >
        <Select
          name="kind"
          label="Show"
          placeholder="All files"
          options={KINDS}
          value={filters.kind ?? ''}
          onChange={({ target }) => set({ kind: KINDS.find(({ value }) => value === target.value)?.value })}
        />
        <Select
          name="isUsed"
          label="Use"
          placeholder="Used or not"
          options={USES}
          value={filters.isUsed === undefined ? '' : String(filters.isUsed)}
          onChange={({ target: { value } }) => set({ isUsed: value === '' ? undefined : value === 'true' })}
        />
        <Select
          name="sort"
          label="Sort by"
          options={SORTS}
          value={filters.sort ?? 'newest'}
          onChange={({ target }) => set({ sort: SORTS.find(({ value }) => value === target.value)?.value })}
        />
      </form>
    </search>
  );
}
