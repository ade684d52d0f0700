import { listMyNamingsInfiniteOptions } from '#generated/impacts/listMyNamings.gen.ts';
import { say } from '#languages/say.ts';
import { choice } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { FilterRow } from '#platform/browser/lists/list-filters.tsx';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { NAMING_STATES, NamingRow } from './naming-row.tsx';

const namingFilters = declareFilters({
  state: choice(
    [
      { value: 'named', label: NAMING_STATES.named },
      { value: 'confirmed', label: NAMING_STATES.confirmed },
      { value: 'declined', label: NAMING_STATES.declined },
    ],
    { label: say('impacts.namings.state'), placeholder: say('impacts.namings.allStates') },
  ),
});

const NO_MATCH = {
  title: say('impacts.namings.noMatch'),
  children: say('impacts.namings.noMatchHint'),
  link: { to: '.', label: say('impacts.namings.showAll') },
};
const NONE_YET = { title: say('impacts.namings.empty'), children: say('impacts.namings.emptyHint') };

/** Impacts in which others named the viewer, with what the viewer answered. */
export function NamingsPage() {
  const address = useListAddress(namingFilters);
  const { state } = address.values;
  const { list, rows } = useWalkedList(
    listMyNamingsInfiniteOptions({ query: { ...(state !== undefined && { state }) } }),
  );
  return (
    <>
      <PageHeading size="area" className="max-w-4xl" lead={say('impacts.namings.lead')}>
        {say('impacts.namings.title')}
      </PageHeading>
      <FilterRow address={address} className="mt-8 max-w-xs" rowClass="grid gap-4" />
      <WalkedList
        list={list}
        isEmpty={rows.length === 0}
        loading={<Loading />}
        empty={<EmptyState className="mt-6 max-w-3xl" {...(address.isFiltered ? NO_MATCH : NONE_YET)} />}
        failed={say('impacts.namings.loadFailed')}
        more={say('impacts.namings.more')}
      >
        <ul className="mt-6 max-w-4xl border-t border-line">
          {rows.map((naming) => (
            <NamingRow key={naming.id} naming={naming} />
          ))}
        </ul>
      </WalkedList>
    </>
  );
}

const Loading = () => (
  <LoadingState label={say('impacts.namings.loading')} className="mt-6 max-w-4xl space-y-4" times={3}>
    <Skeleton className="h-28 w-full" />
  </LoadingState>
);
