import { listMyOpportunitiesInfiniteOptions } from '#generated/opportunities/listMyOpportunities.gen.ts';
import { choice } from '#platform/browser/lists/fields.ts';
import { FilterFields } from '#platform/browser/lists/filter-fields.tsx';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WalkedList } from '#ui/walked-list.tsx';
import { APPLICATION_STATES } from '../application-texts.ts';
import { AppliedRow } from './applied-row.tsx';
import { LoadingRows } from './loading-rows.tsx';

export const appliedFilters = declareFilters({
  applicationState: choice(APPLICATION_STATES, { param: 'state', label: 'Status', placeholder: 'All' }),
});

export function AppliedList() {
  const address = useListAddress(appliedFilters);
  const query = { relation: 'applied' as const, ...address.values };
  const { list, rows: opportunities } = useWalkedList(listMyOpportunitiesInfiniteOptions({ query }));
  return (
    <>
      <FilterFields address={address} className="mt-6 max-w-xs" />
      <WalkedList
        list={list}
        isEmpty={opportunities.length === 0}
        loading={<LoadingRows label="Loading your applications" />}
        failed="We couldn’t load your applications. Check your connection and try again."
        more="Show more applications"
        empty={
          <EmptyState
            title={address.isFiltered ? 'No applications with this status' : 'You haven’t applied for anything yet'}
            className="mt-6 max-w-3xl"
            action={
              address.isFiltered ? (
                <TextLink to={address.clearedPath}>Show all applications</TextLink>
              ) : (
                <ButtonLink to="/scholarships?unlocked=true" variant="secondary">
                  See what your points unlock
                </ButtonLink>
              )
            }
          >
            {address.isFiltered
              ? 'Choose another status.'
              : 'Your points unlock scholarships. Applying doesn’t spend them.'}
          </EmptyState>
        }
      >
        <ul className="mt-6 max-w-4xl border-t border-line">
          {opportunities.map((opportunity) => (
            <AppliedRow key={opportunity.id} opportunity={opportunity} />
          ))}
        </ul>
      </WalkedList>
    </>
  );
}
