import { listMyOpportunitiesInfiniteOptions } from '#generated/opportunities/listMyOpportunities.gen.ts';
import { say } from '#languages/say.ts';
import { choice } from '#platform/browser/lists/fields.ts';
import { FilterFields } from '#platform/browser/lists/filter-fields.tsx';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { APPLICATION_STATES } from '../application-texts.ts';
import { AppliedRow } from './applied-row.tsx';
import { LoadingRows } from './loading-rows.tsx';

export const appliedFilters = declareFilters({
  applicationState: choice(APPLICATION_STATES, {
    param: 'state',
    label: say('opportunities.appliedList.status'),
    placeholder: say('opportunities.appliedList.all'),
  }),
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
        loading={<LoadingRows label={say('opportunities.appliedList.loading')} />}
        failed={say('opportunities.appliedList.failed')}
        more={say('opportunities.appliedList.more')}
        empty={
          <EmptyState
            title={
              address.isFiltered
                ? say('opportunities.appliedList.filtered.title')
                : say('opportunities.appliedList.empty.title')
            }
            className="mt-6 max-w-3xl"
            action={
              address.isFiltered ? (
                <TextLink to={address.clearedPath}>{say('opportunities.appliedList.showAll')}</TextLink>
              ) : (
                <ButtonLink to="/scholarships?unlocked=true" variant="secondary">
                  {say('opportunities.appliedList.unlockedLink')}
                </ButtonLink>
              )
            }
          >
            {address.isFiltered
              ? say('opportunities.appliedList.filtered.hint')
              : say('opportunities.appliedList.empty.hint')}
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
