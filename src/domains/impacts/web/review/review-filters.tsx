import { useQuery } from '@tanstack/react-query';
import { listImpactEventTypesOptions } from '../../../../../generated/impacts/listImpactEventTypes.gen.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { QueueFilters } from '../../../../ui/queue/queue-filters.tsx';
import { Select } from '../../../../ui/select.tsx';
import { GOALS } from '../../../goals/goals.ts';
import { defaultSort, type ReviewFilters as Filters, type ReviewSort, type ReviewState } from './review-address.ts';

interface ReviewFiltersProps {
  filters: Filters;
  onFilter: (changes: Partial<Filters>, isTyping?: boolean) => void;
}

const GOAL_OPTIONS = GOALS.map(({ id, shortTitle }) => ({ value: String(id), label: `${id} ${shortTitle}` }));
const STATE_OPTIONS = [
  { value: 'pending', label: 'Pending' },
  { value: 'verified', label: 'Verified' },
  { value: 'declined', label: 'Declined' },
];
const SORT_OPTIONS = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
];

export function ReviewFilters({ filters, onFilter }: ReviewFiltersProps) {
  const { view, search, sdg, eventType, state, sort, isAppealsOnly } = filters;
  const kinds = useQuery(listImpactEventTypesOptions());
  const kindOptions = (kinds.data?.data.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const set = [sdg, eventType, state, isAppealsOnly || null, sort === defaultSort(view) ? null : sort];
  return (
    <QueueFilters
      search={search}
      placeholder="Title, words or a name"
      onSearch={(sought) => onFilter({ search: sought }, true)}
      count={set.filter((one) => one !== null).length}
    >
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
        label="Order"
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
