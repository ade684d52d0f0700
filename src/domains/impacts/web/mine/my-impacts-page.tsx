import { useEffect } from 'react';
import { listMyImpactsInfiniteOptions } from '#generated/impacts/listMyImpacts.gen.ts';
import type { ListMyImpactsData } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { choice } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { FilterRow } from '#platform/browser/lists/list-filters.tsx';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { sentYear } from '../../model.ts';
import { AwaitingNamings } from '../namings/awaiting-namings.tsx';
import { OutboxList } from '../outbox/outbox-list.tsx';
import { impactYear } from '../years.ts';
import { LogImpactLinks } from './log-impact-links.tsx';
import { MyImpactRow } from './my-impact-row.tsx';
import { WaitingDrafts } from './waiting-drafts.tsx';

type MyFilters = Pick<NonNullable<ListMyImpactsData['query']>, 'impactYear' | 'state'>;

const MAX_PAGE_SIZE = 100;

/** The years 2021 to 2024 aren't sent, so they're filtered here, reading the whole list. */
function useMyImpacts({ impactYear, state }: MyFilters) {
  const sent = sentYear(impactYear);
  const isSifted = impactYear !== undefined && sent === undefined;
  const query = {
    ...(sent !== undefined && { impactYear: sent }),
    ...(state !== undefined && { state }),
    ...(isSifted && { page_size: MAX_PAGE_SIZE }),
  };
  const { list, rows } = useWalkedList(listMyImpactsInfiniteOptions({ query }));
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isReadOn = isSifted && hasNextPage && !isError;
  useEffect(() => {
    if (isReadOn && !isFetching) void fetchNextPage();
  }, [isReadOn, isFetching, fetchNextPage]);

  const impacts = isSifted ? rows.filter((row) => row.impactYear === impactYear) : rows;
  return { list: { ...list, isPending: list.isPending || (isReadOn && impacts.length === 0) }, impacts };
}

export const myImpactFilters = declareFilters({
  impactYear,
  state: choice(
    [
      { value: 'pending', label: say('impacts.myImpactsPage.awaitingReview') },
      { value: 'verified', label: say('impacts.myImpactsPage.verified') },
      { value: 'declined', label: say('impacts.myImpactsPage.declined') },
    ],
    { label: say('impacts.myImpactsPage.state'), placeholder: say('impacts.myImpactsPage.allStates') },
  ),
});

const NO_MATCH = {
  title: say('impacts.myImpactsPage.filtered.title'),
  children: say('impacts.myImpactsPage.filtered.hint'),
  action: <TextLink to={{ search: '' }}>{say('impacts.myImpactsPage.clearFilters')}</TextLink>,
};
const NONE_YET = {
  title: say('impacts.myImpactsPage.empty'),
  children: say('impacts.myImpactsPage.emptyHint'),
  link: { to: '/dashboard/impacts/new', label: say('impacts.myImpactsPage.logFirst') },
};

export function MyImpactsPage() {
  const address = useListAddress(myImpactFilters);
  const { list, impacts } = useMyImpacts(address.values);
  const { isFiltered } = address;

  return (
    <>
      <PageHeading
        size="area"
        className="max-w-4xl"
        lead={say('impacts.myImpactsPage.intro')}
        actions={<LogImpactLinks />}
      >
        {say('impacts.myImpactsPage.myImpacts')}
      </PageHeading>
      <OutboxList className="mt-8 max-w-4xl" />
      <AwaitingNamings className="mt-8 max-w-4xl" />
      <WaitingDrafts className="mt-8 max-w-4xl" />
      <FilterRow address={address} className="mt-8 max-w-xl" rowClass="grid gap-4 min-[22rem]:grid-cols-2" />
      <WalkedList
        list={list}
        isEmpty={impacts.length === 0}
        loading={<Loading />}
        empty={<EmptyState className="mt-6 max-w-3xl" {...(isFiltered ? NO_MATCH : NONE_YET)} />}
        failed={say('impacts.myImpactsPage.failed')}
        more={say('impacts.myImpactsPage.more')}
      >
        <ul className="mt-6 max-w-4xl border-t border-line">
          {impacts.map((impact) => (
            <MyImpactRow key={impact.id} impact={impact} />
          ))}
        </ul>
      </WalkedList>
    </>
  );
}

const Loading = () => (
  <LoadingState label={say('impacts.myImpactsPage.loading')} className="mt-6 max-w-4xl space-y-4" times={4}>
    <Skeleton className="h-24 w-full" />
  </LoadingState>
);
