import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchUsersOptions } from '#generated/users/searchUsers.gen.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { Combobox } from '#ui/combobox.tsx';
import { FailedState } from '#ui/failed-state.tsx';

const SEARCH_DEBOUNCE_MS = 300;

interface MemberSearchProps {
  /** Left out of the results. */
  taken: readonly string[];
  onFound: (member: { id: string; name: string; avatarUrl: string | null }) => void;
}

export function MemberSearch({ taken, onFound }: MemberSearchProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const found = useQuery({
    ...searchUsersOptions({ query: { search, withoutBlocked: true } }),
    enabled: search !== '',
    // Not kept, because someone may be blocked in the meantime.
    gcTime: 0,
  });
  const people = (found.data?.data.data ?? []).filter(({ person }) => !taken.includes(person.id));
  const options = people.map(({ person, location }) => ({
    value: person.id,
    label: person.name,
    hint: location ?? undefined,
  }));
  function choose(id: string | null) {
    const person = people.find((one) => one.person.id === id)?.person;
    if (person) onFound({ id: person.id, name: person.name, avatarUrl: person.avatarUrl });
  }
  return (
    <div>
      <Combobox
        name="member-search"
        label="Find a member"
        hint="Type part of a name."
        options={search === '' ? [] : options}
        value={null}
        onChange={choose}
        onQuery={setTyped}
        isLoading={found.isFetching || search !== typed.trim()}
        emptyText={typed.trim() === '' ? 'Type part of a name' : 'No members found'}
      />
      {found.isError && (
        <FailedState level={3} className="mt-4" onRetry={() => void found.refetch()} isRetrying={found.isFetching}>
          We couldn’t search. Check your connection and try again.
        </FailedState>
      )}
    </div>
  );
}
