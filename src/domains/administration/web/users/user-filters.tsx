import { QueueFilters } from '#ui/queue/queue-filters.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { STATUS_NAMES } from './account-texts.ts';
import { type UserFilters as Filters, ROLES, SORTS, STATUSES } from './users-address.ts';

interface UserFiltersProps {
  filters: Filters;
  onFilter: (changes: Partial<Filters>, isTyping?: boolean) => void;
}

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: role }));
const STATUS_OPTIONS = STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] }));
const SORT_NAMES: Record<Filters['sort'], string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  email: 'By email address',
  points: 'Most points first',
  last_seen: 'Last seen first',
};
const SORT_OPTIONS = SORTS.map((sort) => ({ value: sort, label: SORT_NAMES[sort] }));

export function UserFilters({ filters, onFilter }: UserFiltersProps) {
  const { search, role, status, from, to, sort } = filters;
  const set = [role, status, from, to, sort === 'newest' ? null : sort];
  return (
    <QueueFilters
      search={search}
      placeholder="Name or email address"
      onSearch={(sought) => onFilter({ search: sought }, true)}
      count={set.filter((one) => one !== null).length}
    >
      <Select
        name="role"
        label="Role"
        placeholder="Any role"
        options={ROLE_OPTIONS}
        value={role ?? ''}
        onChange={({ target }) => onFilter({ role: ROLES.find((one) => one === target.value) ?? null })}
        className="sm:w-32"
      />
      <Select
        name="status"
        label="State"
        placeholder="Any state"
        options={STATUS_OPTIONS}
        value={status ?? ''}
        onChange={({ target }) => onFilter({ status: STATUSES.find((one) => one === target.value) ?? null })}
        className="sm:w-40"
      />
      <TextField
        name="from"
        type="date"
        label="Joined from"
        autoComplete="off"
        value={from ?? ''}
        max={to ?? undefined}
        onChange={({ target }) => onFilter({ from: target.value || null })}
        className="sm:w-36"
      />
      <TextField
        name="to"
        type="date"
        label="Joined by"
        autoComplete="off"
        value={to ?? ''}
        min={from ?? undefined}
        onChange={({ target }) => onFilter({ to: target.value || null })}
        className="sm:w-36"
      />
      <Select
        name="sort"
        label="Sort by"
        options={SORT_OPTIONS}
        value={sort}
        onChange={({ target }) => onFilter({ sort: SORTS.find((one) => one === target.value) ?? 'newest' })}
        className="sm:w-40"
      />
    </QueueFilters>
  );
}
