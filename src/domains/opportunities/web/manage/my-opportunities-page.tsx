import { listMyOpportunitiesInfiniteOptions } from '#generated/opportunities/listMyOpportunities.gen.ts';
import { say } from '#languages/say.ts';
import { choice, order, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { FilterRow } from '#platform/browser/lists/list-filters.tsx';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { OPPORTUNITY_STATES } from '../state-names.ts';
import { MyOpportunityRow } from './my-opportunity-row.tsx';

export const myOpportunityFilters = declareFilters({
  search: text(say('opportunities.myOpportunitiesPage.search'), { className: 'min-[22rem]:max-sm:col-span-2' }),
  state: choice(OPPORTUNITY_STATES, {
    label: say('opportunities.myOpportunitiesPage.state'),
    placeholder: say('opportunities.myOpportunitiesPage.allStates'),
  }),
  sort: order(
    [
      { value: 'newest', label: say('opportunities.myOpportunitiesPage.newestFirst') },
      { value: 'deadline', label: say('opportunities.myOpportunitiesPage.sortDeadline') },
      { value: 'oldest', label: say('opportunities.myOpportunitiesPage.oldestFirst') },
      { value: 'title', label: say('opportunities.myOpportunitiesPage.title') },
    ],
    'newest',
  ),
});

const NO_MATCH = {
  title: say('opportunities.myOpportunitiesPage.filtered.title'),
  children: say('opportunities.myOpportunitiesPage.filtered.hint'),
  action: <TextLink to={{ search: '' }}>{say('opportunities.myOpportunitiesPage.clearFilters')}</TextLink>,
};
const NONE_YET = {
  title: say('opportunities.myOpportunitiesPage.empty'),
  children: say('opportunities.myOpportunitiesPage.emptyHint'),
  link: { to: '/partner/opportunities/new', label: say('opportunities.myOpportunitiesPage.offerFirst') },
};

export function MyOpportunitiesPage() {
  const address = useListAddress(myOpportunityFilters, { keepsScroll: true });
  const query = { relation: 'own' as const, ...address.values };
  const { list, rows } = useWalkedList(listMyOpportunitiesInfiniteOptions({ query }));

  return (
    <>
      <PageHeading
        size="area"
        className="max-w-5xl"
        lead={say('opportunities.myOpportunitiesPage.intro')}
        actions={
          <ButtonLink to="/partner/opportunities/new">{say('opportunities.myOpportunitiesPage.offer')}</ButtonLink>
        }
      >
        {say('opportunities.myOpportunitiesPage.myOpportunities')}
      </PageHeading>
      <FilterRow
        address={address}
        className="mt-8 max-w-5xl"
        rowClass="grid gap-4 min-[22rem]:grid-cols-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
      />
      <WalkedList
        list={list}
        isEmpty={rows.length === 0}
        loading={<Loading />}
        empty={<EmptyState className="mt-6 max-w-3xl" {...(address.isFiltered ? NO_MATCH : NONE_YET)} />}
        failed={say('opportunities.myOpportunitiesPage.failed')}
        more={say('opportunities.myOpportunitiesPage.more')}
      >
        <ul className="mt-6 max-w-5xl border-t border-line">
          {rows.map((opportunity) => (
            <MyOpportunityRow key={opportunity.id} opportunity={opportunity} />
          ))}
        </ul>
      </WalkedList>
    </>
  );
}

const Loading = () => (
  <LoadingState label={say('opportunities.myOpportunitiesPage.loading')} className="mt-6 max-w-5xl space-y-6" times={3}>
    <Skeleton className="h-28 w-full" />
  </LoadingState>
);
