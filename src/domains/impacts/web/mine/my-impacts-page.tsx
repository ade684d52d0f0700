import { choice } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { FilterRow } from '#platform/browser/lists/list-filters.tsx';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WalkedList } from '#ui/walked-list.tsx';
import { impactYear } from '../years.ts';
import { MyImpactRow } from './my-impact-row.tsx';
import { useMyImpacts } from './use-my-impacts.ts';
import { WaitingDraft } from './waiting-draft.tsx';

export const myImpactFilters = declareFilters({
  impactYear,
  state: choice(
    [
      { value: 'pending', label: 'Awaiting review' },
      { value: 'verified', label: 'Verified' },
      { value: 'declined', label: 'Declined' },
    ],
    { label: 'State', placeholder: 'All states' },
  ),
});

export function MyImpactsPage() {
  const address = useListAddress(myImpactFilters);
  const { list, impacts } = useMyImpacts(address.values);
  const { isFiltered } = address;

  return (
    <>
      <PageHeading
        size="area"
        className="max-w-4xl"
        lead="Impacts you logged or took part in, newest first."
        actions={<ButtonLink to="/dashboard/impacts/new">Log an impact</ButtonLink>}
      >
        My impacts
      </PageHeading>
      <WaitingDraft className="mt-8 max-w-4xl" />
      <FilterRow address={address} className="mt-8 max-w-xl" rowClass="grid grid-cols-2 gap-4" />
      <WalkedList
        list={list}
        isEmpty={impacts.length === 0}
        loading={<Loading />}
        empty={
          <EmptyState
            title={isFiltered ? 'No impacts match your filters' : 'No impacts yet'}
            className="mt-6 max-w-3xl"
            action={
              isFiltered ? (
                <TextLink to={{ search: '' }}>Clear filters</TextLink>
              ) : (
                <ButtonLink to="/dashboard/impacts/new" variant="secondary">
                  Log your first impact
                </ButtonLink>
              )
            }
          >
            {isFiltered
              ? 'Try another year or state.'
              : 'A river clean-up, a class you taught, solar panels on a roof: logging it takes a few minutes.'}
          </EmptyState>
        }
        failed="We couldn’t load your impacts. Check your connection and try again."
        more="Show more impacts"
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
  <LoadingState label="Loading your impacts" className="mt-6 max-w-4xl space-y-4">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-24 w-full" />
    ))}
  </LoadingState>
);
