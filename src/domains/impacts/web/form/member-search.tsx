import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchUsersOptions } from '../../../../../generated/users/searchUsers.gen.ts';
import { useDebounced } from '../../../../platform/browser/use-debounced.ts';
import { Combobox } from '../../../../ui/combobox.tsx';
import { FailedState } from '../../../../ui/failed-state.tsx';

const SEARCH_DEBOUNCE_MS = 300;

interface MemberSearchProps {
  /** Who is not offered. */
  taken: readonly string[];
  onFound: (member: { id: string; name: string; avatarUrl: string | null }) => void;
}

export function MemberSearch({ taken, onFound }: MemberSearchProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const found = useQuery({ ...searchUsersOptions({ query: { search } }), enabled: search !== '' });
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
        hint="Type a part of the name."
        options={search === '' ? [] : options}
        value={null}
        onChange={choose}
        onQuery={setTyped}
        isLoading={found.isFetching || search !== typed.trim()}
        emptyText={typed.trim() === '' ? 'Type a part of the name' : 'Nobody else has that name'}
      />
      {found.isError && (
        <FailedState level={3} className="mt-4" onRetry={() => void found.refetch()} isRetrying={found.isFetching}>
          The search got no answer. Everything you wrote is kept.
        </FailedState>
      )}
    </div>
  );
}
