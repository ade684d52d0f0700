import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Account } from '#generated/types.gen.ts';
import { listAllUsersOptions } from '#generated/users/listAllUsers.gen.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { useDebounced } from '#platform/browser/forms/use-debounced.ts';
import { id } from '#platform/browser/lists/fields.ts';
import { accountNameOf } from '#platform/browser/session/account-name.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { LatestAdjustments } from './latest-adjustments.tsx';
import { MemberPoints } from './member-points.tsx';
import { MostPoints } from './most-points.tsx';

/** The member chosen, in the address. */
const PERSON = id();
const SEARCH_DEBOUNCE_MS = 300;
const MAX_FOUND = 20;

/** Finds a person to see or change their points. The email address tells namesakes apart. */
export function PointsPage() {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState('');
  const search = useDebounced(query.trim(), SEARCH_DEBOUNCE_MS);
  const found = useQuery({
    ...listAllUsersOptions({ query: { search, sort: 'name', page_size: MAX_FOUND } }),
    enabled: search !== '',
  });
  const people = found.data?.data.data ?? [];
  const person = PERSON.parse(params.get('person') ?? '') ?? null;
  const read = useQuery({ ...listAllUsersOptions({ query: { id: person ?? '' } }), enabled: person !== null });
  // The list forgets what it found once it closes, which may be before the person has been read.
  const [picked, setPicked] = useState<Account | null>(null);
  const known = [...people, ...(read.data?.data.data ?? []), ...(picked ? [picked] : [])];
  const chosen = known.find(({ id }) => id === person) ?? null;
  const isListed = chosen === null || people.some(({ id }) => id === chosen.id);
  const listed = isListed ? people : [chosen, ...people];
  return (
    <>
      <PageHeading size="area" lead={say('points.pointsPage.intro')}>
        {say('points.pointsPage.points')}
      </PageHeading>
      <div className="mt-8 max-w-lg">
        <Combobox
          name="member"
          label={say('points.pointsPage.member')}
          hint={say('points.pointsPage.memberHint')}
          options={listed.map(toOption)}
          value={chosen?.id ?? null}
          onChange={(id) => {
            setPicked(people.find((one) => one.id === id) ?? null);
            setParams(id === null ? {} : { person: id }, { preventScrollReset: true });
          }}
          onQuery={setQuery}
          isLoading={found.isFetching || search !== query.trim()}
          emptyText={search === '' ? say('points.pointsPage.memberPrompt') : say('points.pointsPage.noMatch')}
        />
        {found.isError && <FailedRead of={found} level={3} className="mt-4" what={say('points.pointsPage.failed')} />}
      </div>
      {read.isError && <FailedRead of={read} className="mt-10" what={say('points.pointsPage.memberFailed')} />}
      {chosen && <MemberPoints key={chosen.id} account={chosen} />}
      {person === null && (
        <div className="mt-10 grid items-start gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <LatestAdjustments />
          <MostPoints />
        </div>
      )}
    </>
  );
}

const toOption = (account: Account) => ({
  value: account.id,
  label: accountNameOf(account),
  hint: [account.email, isolate(sayLocation(account.location))].filter(Boolean).join(' · '),
});
