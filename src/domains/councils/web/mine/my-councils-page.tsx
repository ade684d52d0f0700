import { listMyCouncilsInfiniteOptions } from '#generated/councils/listMyCouncils.gen.ts';
import { say } from '#languages/say.ts';
import { choice, text } from '#platform/browser/lists/fields.ts';
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
import { STANDINGS } from '../council-texts.ts';
import { CouncilCharts } from './council-charts.tsx';
import { MyCouncilRow } from './my-council-row.tsx';

const PAGE_SIZE = 40;

export const myCouncilFilters = declareFilters({
  search: text(say('councils.myCouncilsPage.search')),
  standing: choice(STANDINGS, {
    label: say('councils.myCouncilsPage.myRole'),
    placeholder: say('councils.myCouncilsPage.all'),
  }),
});

const NO_MATCH = {
  title: say('councils.myCouncilsPage.filtered.title'),
  children: say('councils.myCouncilsPage.filtered.hint'),
  action: <TextLink to={{ search: '' }}>{say('councils.myCouncilsPage.clearFilters')}</TextLink>,
};
const NONE_YET = {
  title: say('councils.myCouncilsPage.empty'),
  children: say('councils.myCouncilsPage.emptyHint'),
  link: { to: '/councils', label: say('councils.myCouncilsPage.findCouncil') },
  action: (
    <ButtonLink to="/dashboard/councils/new" variant="quiet">
      {say('councils.myCouncilsPage.foundCouncil')}
    </ButtonLink>
  ),
};

export function MyCouncilsPage() {
  const address = useListAddress(myCouncilFilters, { keepsScroll: true });
  const query = { page_size: PAGE_SIZE, ...address.values };
  const { list, rows: councils } = useWalkedList(listMyCouncilsInfiniteOptions({ query }));

  return (
    <>
      <PageHeading
        size="area"
        className="max-w-4xl"
        lead={say('councils.myCouncilsPage.intro')}
        actions={<ButtonLink to="/dashboard/councils/new">{say('councils.myCouncilsPage.foundCouncil')}</ButtonLink>}
      >
        {say('councils.myCouncilsPage.myCouncils')}
      </PageHeading>
      <FilterRow
        address={address}
        className="mt-8 max-w-2xl"
        rowClass="grid gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      />
      <WalkedList
        list={list}
        isEmpty={councils.length === 0}
        loading={<Loading />}
        failed={say('councils.myCouncilsPage.failed')}
        more={say('councils.myCouncilsPage.more')}
        empty={<EmptyState className="mt-6 max-w-3xl" {...(address.isFiltered ? NO_MATCH : NONE_YET)} />}
      >
        <ul className="mt-6 max-w-4xl border-t border-line">
          {councils.map((council) => (
            <MyCouncilRow key={council.id} council={council} />
          ))}
        </ul>
      </WalkedList>
      <CouncilCharts />
    </>
  );
}

const Loading = () => (
  <LoadingState label={say('councils.myCouncilsPage.loading')} className="mt-6 max-w-4xl space-y-4" times={3}>
    <Skeleton className="h-28 w-full" />
  </LoadingState>
);
