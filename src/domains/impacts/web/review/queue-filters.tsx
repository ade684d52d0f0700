import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listImpactEventTypesOptions } from '../../../../../generated/impacts/listImpactEventTypes.gen.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { SearchField } from '../../../../ui/search-field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { GOALS } from '../../../goals/goals.ts';
import { defaultSort, type QueueAddress, type QueueSort, type QueueState } from './queue-address.ts';

interface QueueFiltersProps {
  address: QueueAddress;
  onFilter: (changes: Partial<QueueAddress>, isTyping?: boolean) => void;
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

/** On a phone the search alone; the rest unfolds. */
export function QueueFilters({ address, onFilter }: QueueFiltersProps) {
  const { view, sdg, eventType, state, sort, isAppealsOnly } = address;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const kinds = useQuery(listImpactEventTypesOptions());
  const kindOptions = (kinds.data?.data.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const set = [sdg, eventType, state, isAppealsOnly || null, sort === defaultSort(view) ? null : sort];
  const count = set.filter((one) => one !== null).length;
  return (
    <search className="mt-5 block gap-4 sm:flex sm:flex-wrap sm:items-end">
      <div className="flex min-w-56 flex-1 items-end gap-3">
        <SearchField
          search={address.search}
          placeholder="Title, words or a name"
          onSearch={(search) => onFilter({ search }, true)}
          className="min-w-0 flex-1"
        />
        <Button
          variant="secondary"
          className="sm:hidden"
          aria-expanded={isUnfolded}
          aria-controls="queue-filters"
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {count === 0 ? 'Filter' : `Filter, ${count}`}
        </Button>
      </div>
      <div id="queue-filters" className={classNames('mt-4 flex-col gap-4 sm:contents', isUnfolded ? 'flex' : 'hidden')}>
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
            onChange={({ target }) => onFilter({ state: (target.value || null) as QueueState | null })}
            className="sm:w-40"
          />
        )}
        <Select
          name="sort"
          label="Order"
          options={SORT_OPTIONS}
          value={sort}
          onChange={({ target }) => onFilter({ sort: target.value as QueueSort })}
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
      </div>
    </search>
  );
}
