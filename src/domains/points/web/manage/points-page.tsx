import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#generated/types.gen.ts';
import { listAllUsersOptions } from '#generated/users/listAllUsers.gen.ts';
import { say } from '#languages/say.ts';
import { accountNameOf } from '#platform/browser/account-name.ts';
import { FailedRead } from '#platform/browser/failed-read.tsx';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { Combobox } from '#ui/combobox.tsx';
import { isolate } from '#ui/isolate.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { MemberPoints } from './member-points.tsx';

const SEARCH_DEBOUNCE_MS = 300;
const MAX_FOUND = 20;

/** Finds a person to see or change their points. The email address tells namesakes apart. */
export function PointsPage() {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Account | null>(null);
  const search = useDebounced(query.trim(), SEARCH_DEBOUNCE_MS);
  const found = useQuery({
    ...listAllUsersOptions({ query: { search, sort: 'name', page_size: MAX_FOUND } }),
    enabled: search !== '',
  });
  const people = found.data?.data.data ?? [];
  const isListed = chosen === null || people.some(({ id }) => id === chosen.id);
  const listed = isListed ? people : [chosen, ...people];
  return (
    <>
      <PageHeading size="area" lead={say('points.pointsPage.everyChangeIsRecordedWith')}>
        {say('points.pointsPage.points')}
      </PageHeading>
      <div className="mt-8 max-w-lg">
        <Combobox
          name="member"
          label={say('points.pointsPage.member')}
          hint={say('points.pointsPage.typePartOfTheName')}
          options={listed.map(toOption)}
          value={chosen?.id ?? null}
          onChange={(id) => setChosen(listed.find((one) => one.id === id) ?? null)}
          onQuery={setQuery}
          isLoading={found.isFetching || search !== query.trim()}
          emptyText={search === '' ? say('points.pointsPage.typePartOfTheName2') : say('points.pointsPage.noOneFound')}
        />
        {found.isError && (
          <FailedRead of={found} level={3} className="mt-4">
            {say('points.pointsPage.weCouldntSearch')}
          </FailedRead>
        )}
      </div>
      {chosen && <MemberPoints key={chosen.id} account={chosen} />}
    </>
  );
}

const toOption = (account: Account) => ({
  value: account.id,
  label: accountNameOf(account),
  hint: [account.email, isolate(account.location ?? '')].filter(Boolean).join(' · '),
});
