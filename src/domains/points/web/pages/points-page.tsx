import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchUsersOptions } from '../../../../../generated/users/searchUsers.gen.ts';
import { useDebounced } from '../../../../platform/browser/use-debounced.ts';
import { Combobox } from '../../../../ui/combobox.tsx';
import { FailedState } from '../../../../ui/failed-state.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { GivePointsForm } from '../components/give-points-form.tsx';
import { Recalculation } from '../components/recalculation.tsx';

const SEARCH_DEBOUNCE_MS = 300;

interface Chosen {
  id: string;
  name: string;
}

export function PointsPage() {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const search = useDebounced(query.trim(), SEARCH_DEBOUNCE_MS);
  const found = useQuery({ ...searchUsersOptions({ query: { search } }), enabled: search !== '' });
  const people = found.data?.data.data ?? [];
  const options = people.map(({ person, location }) => ({
    value: person.id,
    label: person.name,
    hint: location ?? undefined,
  }));
  const shown = chosen && !options.some(({ value }) => value === chosen.id) ? [toOption(chosen), ...options] : options;

  function choose(id: string | null) {
    const person = people.find((one) => one.person.id === id)?.person;
    setChosen(person ? { id: person.id, name: person.name } : null);
  }

  return (
    <>
      <PageHeading size="area" lead="Every change is a row in the ledger with its reason, and the member is told.">
        Points
      </PageHeading>
      <div className="mt-8 max-w-lg">
        <Combobox
          name="member"
          label="Member"
          hint="Type a part of the name."
          options={shown}
          value={chosen?.id ?? null}
          onChange={choose}
          onQuery={setQuery}
          isLoading={found.isFetching || search !== query.trim()}
          emptyText={search === '' ? 'Type a part of the name' : 'Nobody has that name'}
        />
        {found.isError && (
          <FailedState level={3} className="mt-4" onRetry={() => void found.refetch()} isRetrying={found.isFetching}>
            The search got no answer. What you typed is still there.
          </FailedState>
        )}
      </div>
      {chosen && (
        <div
          key={chosen.id}
          className="mt-10 grid max-w-4xl gap-x-16 gap-y-10 border-t border-line pt-8 lg:grid-cols-2"
        >
          <GivePointsForm userId={chosen.id} name={chosen.name} />
          <Recalculation userId={chosen.id} name={chosen.name} />
        </div>
      )}
    </>
  );
}

const toOption = ({ id, name }: Chosen) => ({ value: id, label: name });
