import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayName } from '#domains/people/model.ts';
import { searchUsersOptions } from '#generated/users/searchUsers.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { useDebounced } from '#platform/browser/forms/use-debounced.ts';
import { Combobox } from '#ui/fields/combobox.tsx';

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
    // Not cached, because someone may be blocked in the meantime.
    gcTime: 0,
  });
  const people = (found.data?.data.data ?? []).filter(({ person }) => !taken.includes(person.id));
  const options = people.map(({ person, location }) => ({
    value: person.id,
    label: sayName(person),
    hint: location ?? undefined,
  }));
  function choose(id: string | null) {
    const person = people.find((one) => one.person.id === id)?.person;
    if (person) onFound({ id: person.id, name: sayName(person), avatarUrl: person.avatarUrl });
  }
  return (
    <div>
      <Combobox
        name="member-search"
        label={say('impacts.memberSearch.label')}
        hint={say('impacts.memberSearch.hint')}
        options={search === '' ? [] : options}
        value={null}
        onChange={choose}
        onQuery={setTyped}
        isLoading={found.isFetching || search !== typed.trim()}
        emptyText={typed.trim() === '' ? say('impacts.memberSearch.prompt') : say('impacts.memberSearch.noMatch')}
      />
      {found.isError && <FailedRead of={found} level={3} className="mt-4" what={say('impacts.memberSearch.failed')} />}
    </div>
  );
}
