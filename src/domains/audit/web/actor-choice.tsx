import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Account } from '#generated/types.gen.ts';
import { listAllUsersOptions } from '#generated/users/listAllUsers.gen.ts';
import { say } from '#languages/say.ts';
import { useDebounced } from '#platform/browser/forms/use-debounced.ts';
import type { ControlProps } from '#platform/browser/lists/fields.ts';
import { accountNameOf } from '#platform/browser/session/account-name.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';

const Combobox = lazyPart(async () => ({ default: (await import('#ui/fields/combobox.tsx')).Combobox }));

const SEARCH_DEBOUNCE_MS = 300;
const FOUND = 8;

/** Filters by the person who acted, found by name or email address; deactivated accounts included. */
export function ActorChoice({ value: who, onChange, className }: ControlProps) {
  const [query, setQuery] = useState('');
  const search = useDebounced(query.trim(), SEARCH_DEBOUNCE_MS);
  const found = useQuery({
    ...listAllUsersOptions({ query: { search, page_size: FOUND } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({ ...listAllUsersOptions({ query: { id: who ?? '' } }), enabled: who !== null });
  const people = search === '' ? [] : (found.data?.data.data ?? []);
  const current = who === null ? undefined : chosen.data?.data.data[0];
  const shown = current && !people.some(({ id }) => id === current.id) ? [current, ...people] : people;
  return (
    <Suspense fallback={<Skeleton className="h-18 sm:w-56" />}>
      <div className={className}>
        <Combobox
          name="who"
          label={say('audit.actorChoice.who')}
          placeholder={say('audit.actorChoice.anyone')}
          options={shown.map(toOption)}
          value={who}
          onChange={onChange}
          onQuery={setQuery}
          isLoading={found.isFetching || search !== query.trim()}
          emptyText={search === '' ? say('audit.actorChoice.hint') : say('audit.actorChoice.empty')}
        />
      </div>
    </Suspense>
  );
}

const toOption = (account: Account) => ({
  value: account.id,
  label: accountNameOf(account),
  hint: account.email,
});
